/** Waits for `ms`, or until `signal` aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = Number.isFinite(ms) ? setTimeout(end, ms) : undefined;
    if (signal?.aborted === true) end();
    signal?.addEventListener('abort', end);
  });
}
