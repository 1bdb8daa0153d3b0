/**
 * A sandbox for the server bundle of one release: a process with nothing in reach, started again when
 * it dies or hangs, in which pages are loaded and rendered. The API is reached by asking here.
 */
import { FRAME } from './frames.ts';
import { createPagesUnderWay, RemoteFailure, type MadePage, type PageOrder } from './pages-under-way.ts';
import { startProcess, type SandboxProcess } from './sandbox-process.ts';
import { createWatchdog } from './watchdog.ts';

/** The bundle is not one that runs. */
export class BundleRefused extends Error {
  override readonly name = 'BundleRefused';
}

export interface Sandbox {
  readonly remote: { readonly name: string; readonly version: string };
  /** @throws RemoteFailure; DOMException `TimeoutError` when the deadline passes */
  readonly page: (order: PageOrder) => Promise<MadePage>;
  /** Lets pages under way end, then ends the process. */
  readonly retire: () => void;
  /** Ends the process now. */
  readonly close: () => Promise<void>;
}

export interface SandboxOptions {
  readonly source: string;
  /** For messages and stacks, e.g. `catalog 1.0.0`. */
  readonly name: string;
  readonly startMs?: number;
  /** A process that says nothing for this long hangs. */
  readonly hangMs?: number;
  readonly onRestart?: (why: string) => void;
}

interface Started {
  readonly process: SandboxProcess;
  readonly admitted: Promise<Sandbox['remote']>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** One that ran this long was healthy: after its next death it is back soon. */
const HEALTHY_MS = 30_000;

/** @throws BundleRefused when the bundle does not run */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { source, name, startMs = 30_000, hangMs = 2_500, onRestart = () => undefined } = options;
  const pages = createPagesUnderWay(name);
  const watchdog = createWatchdog(hangMs, () => pages.count() === 0);
  let closing = false;
  let retired = false;
  let pause = FIRST_PAUSE_MS;
  let restart: NodeJS.Timeout | undefined;
  let opened = false;
  /** Takes pages; `null` while the process is started again. */
  let ready: SandboxProcess | null = null;
  let current: Started = start();

  function start(): Started {
    const begun = performance.now();
    const { promise: admitted, resolve, reject } = Promise.withResolvers<Sandbox['remote']>();
    // Reported where it is awaited: at the first start only.
    admitted.catch(() => undefined);
    const late = setTimeout(() => child.kill(`it did not start within ${startMs} ms`), startMs);
    const child = startProcess((frame) => {
      if (frame.kind === FRAME.ready)
        resolve({ name: textOf(frame.parts[0]), version: textOf(frame.parts[1]) });
      else if (frame.kind === FRAME.refused) reject(new BundleRefused(textOf(frame.parts[0])));
      else {
        watchdog.heard();
        pages.hear(child, frame);
      }
    });
    child.send(FRAME.start, 0, source, name);
    admitted.then(
      () => {
        clearTimeout(late);
        ready = child;
      },
      () => child.kill('its bundle was refused'),
    );
    child.gone.then((why) => {
      clearTimeout(late);
      watchdog.stop();
      ready = null;
      reject(new BundleRefused(`the server bundle does not run: ${why}`));
      pages.fail(why);
      if (closing || !opened) return;
      onRestart(why);
      if (performance.now() - begun > HEALTHY_MS) pause = FIRST_PAUSE_MS;
      restart = setTimeout(() => {
        current = start();
      }, pause);
      restart.unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }, reject);
    return { process: child, admitted };
  }

  function end(): void {
    if (pages.count() === 0 && retired) close().catch(() => undefined);
  }

  async function close(): Promise<void> {
    closing = true;
    clearTimeout(restart);
    current.process.kill('it was closed');
    await current.process.gone;
  }

  try {
    const remote = await current.admitted;
    opened = true;
    return {
      remote,
      async page(order) {
        const child = ready;
        // No caller waits for a process that is started again: the browser draws the page in the meantime.
        if (child === null) throw new RemoteFailure(`the process of ${name} is being started again`);
        watchdog.over(child);
        try {
          return await pages.make(child, remote.name, order);
        } finally {
          end();
        }
      },
      retire() {
        retired = true;
        end();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const textOf = (part: Buffer | undefined): string => part?.toString() ?? '';
