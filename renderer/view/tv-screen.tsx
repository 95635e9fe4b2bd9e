export function TvScreen({ code }: { readonly code: string | undefined }) {
  return <main class="screen">{code}</main>;
}
