/** Pauses grow: a picture takes seconds, or there is no browser that could make it. */
const PAUSES_S = [0, 1, 2, 4, 8, 15, 30] as const;

/**
 * Resolves when the picture at an address is finished. The image service holds each question until it
 * is, or for some seconds.
 *
 * @returns `there` when it was when asked first, `made` when it became so, and nothing when it never
 *   did, never will where no browser draws, or the answer is not wanted any more
 */
export async function untilFinished(
  address: string,
  signal: AbortSignal,
  ask: typeof fetch = fetch,
): Promise<'there' | 'made' | undefined> {
  for (const [time, seconds] of [...PAUSES_S, null].entries()) {
    const answer = await ask(address, {
      method: 'HEAD',
      headers: { accept: 'image/avif,image/webp,*/*' },
      cache: 'no-store',
      signal,
    }).catch(() => undefined);
    if (signal.aborted) return undefined;
    if (answer?.headers.get('x-picture') === 'final') return time === 0 ? 'there' : 'made';
    // No browser there draws: more questions change nothing.
    if (answer?.headers.get('x-picture') === 'none') return undefined;
    if (seconds === null) return undefined;
    await pause(seconds * 1_000, signal);
    if (signal.aborted) return undefined;
  }
  return undefined;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
