/** Long enough for a slow computer, and shorter than the time that a test has. */
const PATIENCE_MS = 20_000;

/** Waits until `condition` is true, while everything else goes on. */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`this never came true: ${condition.toString()}`);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
