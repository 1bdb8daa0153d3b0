/** A process that draws on the system's OpenGL ES. It is sent jobs and answers each with its picture; it ends with who started it. */
import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { NoModel, createStills, type StillJob } from '../stills.ts';
import type { Said } from './mesa-stills.ts';
import { openEgl } from './open-egl.ts';
import { trimMemory } from './trim-memory.ts';

// Each thread has its own on Linux; those that Mesa starts take this one's over.
const [, , niceness = '0'] = process.argv;
const priority = Math.min(getPriority() + Number(niceness), constants.priority.PRIORITY_LOW);
for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), priority);
// Who started it says when it ends; a signal for both would take the picture that is being drawn.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const gl = openEgl();
const { gpu, render } = createStills({
  getContext: () => gl,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
} as unknown as OffscreenCanvas);

/** What is held back for the next picture is given back when none comes. */
const REST_MS = 3_000;
const giveBack = (): void => {
  globalThis.gc?.();
  trimMemory();
};

const say = (said: Said): void => {
  process.send?.(said);
};
const drawn = (job: StillJob): Said => {
  try {
    return render(job);
  } catch (error) {
    // What went wrong on the way through Mesa may go on; it ends this process, and another is started.
    if (!(error instanceof NoModel)) throw error;
    return { fault: String(error.cause) };
  }
};
let resting: NodeJS.Timeout | undefined;
process.on('message', (job: StillJob) => {
  say(drawn(job));
  resting ??= setTimeout(giveBack, REST_MS).unref();
  resting.refresh();
});
say({ gpu });
