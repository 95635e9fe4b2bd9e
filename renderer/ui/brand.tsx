export function Brand() {
  return (
    <span class="brand">
      <img src="/icon.svg" alt="" />
      Memory Scramble
    </span>
  );
}
