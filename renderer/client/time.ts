/** Waits for `ms`, or until `signal` aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal?.aborted === true) end();
    signal?.addEventListener('abort', end, { once: true });
  });
}
