/** Failures the shell caught and answered with a fallback: visible to whoever looks, and no page error. */
export function reportFailure(error: unknown, part: string): void {
  // oxlint-disable-next-line no-console -- the browser's console is where a caught failure is to be seen
  console.error(`[${part}]`, error);
}
