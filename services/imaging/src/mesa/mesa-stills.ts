import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Drawn, StillJob } from '../stills.ts';
import { CannotDraw } from '../renderer/cannot-draw.ts';
import { upright, type StillBrowser } from '../still-browser.ts';

/** What the process that draws says: with what, once it can; then each picture, or why there is none. */
export type Said = { readonly gpu: string } | { readonly fault: string } | Drawn;

export interface MesaOptions {
  /** How much more willing it is to wait than this process: 0 as it is, 19 only when no other wants the processor. */
  readonly niceness?: number;
}

/** A process that was told to end and does not is in the middle of a picture. */
const END_MS = 2_000;

/**
 * Mesa returns large blocks to the system with each scene it has drawn and takes them again for the next, empty; held
 * back, they cost nothing. One arena and not one a thread holds them together.
 */
const MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(2 ** 25),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 28),
  MALLOC_TOP_PAD_: String(2 ** 22),
};

/**
 * Draws on the system's own OpenGL ES in a process beside this one: what a browser does around it, and the way of each
 * picture out of one, are left out. What Mesa may do to its process it does to that one alone.
 *
 * @throws Error where the system has no Mesa
 */
export async function openMesaStills({ niceness = 0 }: MesaOptions = {}): Promise<StillBrowser> {
  const child = fork(join(import.meta.dirname, 'drawing-process.ts'), [String(niceness)], {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8', '--expose-gc'],
    // Settings of the service hold passwords, which what draws has no use for.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...MEMORY,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const words: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => words.push(text));
  const hear = async (): Promise<Said> => {
    const done = new AbortController();
    try {
      return await Promise.race([
        once(child, 'message', { signal: done.signal }).then(([said]) => said as Said),
        once(child, 'exit', { signal: done.signal }).then(([code, signal]) => {
          throw new Error(`what draws ended with ${code ?? signal}: ${words.join('').slice(-1_000)}`);
        }),
      ]);
    } finally {
      done.abort();
    }
  };
  const said = await hear();
  if (!('gpu' in said)) throw new Error('what draws began with a picture');
  return {
    gpu: said.gpu,
    still: async (job: StillJob) => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('what draws has ended');
      const answer = hear();
      child.send(job);
      const drawn = await answer;
      if (!('pixels' in drawn)) throw new CannotDraw('fault' in drawn ? drawn.fault : 'no picture');
      const { pixels, ...rest } = drawn;
      return { pixels: upright(pixels, job.size), size: job.size, ...rest };
    },
    close: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
  await ended;
  clearTimeout(timer);
}
