type Yielding = typeof globalThis & { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Lets the browser paint and take input, then goes on; ahead of other waiting work where it can. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
