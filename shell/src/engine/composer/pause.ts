import { setTimeout } from 'node:timers/promises';

/** Waits, or returns at once when the signal aborts; holds no process alive. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal, ref: false });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
