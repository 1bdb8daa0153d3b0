/**
 * Looks for what many ask for, once for all of them. Names of files come from anybody: however many
 * unknown ones are asked for, what they are looked up in is asked a few times a second and no more. Nobody
 * is answered from a look that began before the question: what another process published just now is found.
 */
import { setTimeout } from 'node:timers/promises';
import { TooManyWait } from './file-unavailable.ts';

export interface NextLookOptions {
  /** Milliseconds from the beginning of one look to that of the next. */
  readonly everyMs?: number;
  /** Who may wait at once; others are turned away. */
  readonly most?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  readonly now?: () => number;
}

/**
 * @returns what resolves when a look that began after the call has ended
 * @throws what the look throws; TooManyWait
 */
export function createNextLook(
  look: () => Promise<void>,
  { everyMs = 250, most = 1_000, wait = setTimeout, now = Date.now }: NextLookOptions = {},
): () => Promise<void> {
  let begunAt = Number.NEGATIVE_INFINITY;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  let waiting = 0;

  async function begin(): Promise<void> {
    await running;
    const early = begunAt + everyMs - now();
    if (early > 0) await wait(early);
    begunAt = now();
    next = null;
    const looking = look();
    running = Promise.allSettled([looking]);
    return looking;
  }

  return async () => {
    if (waiting >= most) throw new TooManyWait('too many wait to know whether their file exists');
    waiting += 1;
    try {
      await (next ??= begin());
    } finally {
      waiting -= 1;
    }
  };
}
