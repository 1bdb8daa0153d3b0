/**
 * A sandbox for the server bundle of one release: a process with nothing in reach, started again when
 * it dies or hangs, in which pages are loaded and rendered. The API is reached by asking here.
 */
import { FRAME, type Frame } from './frames.ts';
import { startProcess, type SandboxProcess } from './sandbox-process.ts';

/** Answers a GET of the API: status (0: no answer) and body (UTF-8). `path` is relative to `/api/`. */
export type ApiCall = (
  path: string,
  signal: AbortSignal,
) => Promise<{ readonly status: number; readonly body: Uint8Array | string }>;

export interface PageOrder {
  readonly routeId: string;
  /** What the page is told of its address, language and variant: passed on as it is, so all of it is JSON but the query. */
  readonly route: { readonly query: URLSearchParams; readonly [field: string]: unknown };
  readonly call: ApiCall;
  /** Milliseconds for load and render together. */
  readonly deadlineMs: number;
}

export type MadePage =
  /** `head` as the remote made it; `dataJson` is what it was loaded with, as JSON. Markup and data are UTF-8: they leave as bytes. */
  | { readonly kind: 'page'; readonly head: unknown; readonly markup: Buffer; readonly dataJson: Buffer }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'not-found' };

/** What the remote threw, or what happened to it. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  /** The back end did not answer this page: that says nothing about the remote. */
  readonly backEnd: boolean;

  constructor(
    message: string,
    { backEnd = false, stack }: { readonly backEnd?: boolean; readonly stack?: string } = {},
  ) {
    super(message);
    this.backEnd = backEnd;
    if (stack !== undefined) this.stack = stack;
  }
}

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

interface Waiting {
  readonly order: PageOrder;
  readonly stop: AbortController;
  readonly resolve: (page: MadePage) => void;
  readonly reject: (error: unknown) => void;
  calls: number;
  backEnd: boolean;
}

/** Calls of the API for one page. The largest page has four. */
const MOST_CALLS = 32;
/** A process is looked after so many times before it counts as hanging. */
const LOOKS = 4;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** One that ran this long was healthy: after its next death it is back soon. */
const HEALTHY_MS = 30_000;
/** Relative, anonymous, and inside `/api/`. */
const API_PATH = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$|\?))(?!.*\/\/)[^\s\\#\p{Cc}]+$/u;

/** @throws BundleRefused when the bundle does not run */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { source, name, startMs = 30_000, hangMs = 2_500, onRestart = () => undefined } = options;
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let closing = false;
  let retired = false;
  let pause = FIRST_PAUSE_MS;
  let restart: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  /** Pings in a row without a sign of life. */
  let unanswered = 0;
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
      else hear(child, frame);
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
      clearInterval(watch);
      watch = undefined;
      ready = null;
      reject(new BundleRefused(`the server bundle does not run: ${why}`));
      for (const [id, { reject: fail }] of waiting) {
        waiting.delete(id);
        fail(new RemoteFailure(`the process of ${name} is gone: ${why}`));
      }
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

  /** While pages are made the process has to answer; one in an endless loop does not. */
  function watchOver(child: SandboxProcess): void {
    if (watch) return;
    unanswered = 1;
    const looking = (watch = setInterval(() => {
      // Looks are counted, not time: while this process itself stands still it hears nothing, and that is nobody else's fault.
      if (unanswered > LOOKS) child.kill(`it said nothing for ${hangMs} ms`);
      // Pages that were given up say nothing about the process: it is left alone once it has answered.
      if (waiting.size === 0 && unanswered === 0) {
        clearInterval(looking);
        watch = undefined;
        return;
      }
      unanswered += 1;
      child.send(FRAME.ping, 0);
    }, hangMs / LOOKS));
    watch.unref();
  }

  function hear(
    child: SandboxProcess,
    { kind, id, parts: [first = NOTHING, second = NOTHING, third = NOTHING] }: Frame,
  ): void {
    unanswered = 0;
    const page = waiting.get(id);
    if (!page) return;
    if (kind === FRAME.call) {
      void passOn(child, id, page, String(first), String(second));
    } else if (kind === FRAME.done) {
      try {
        page.resolve(madePage(first, second, third));
      } catch (error) {
        page.reject(error);
      }
    } else if (kind === FRAME.failed) {
      const message = String(second);
      // Where it was thrown nobody knows: a stack is written by the process, and bundles have none (realm.ts).
      const stack = `${String(first)}: ${message}\n    in ${options.name}`;
      page.reject(new RemoteFailure(message, { backEnd: page.backEnd, stack }));
    }
  }

  async function passOn(
    child: SandboxProcess,
    id: number,
    page: Waiting,
    call: string,
    path: string,
  ): Promise<void> {
    page.calls += 1;
    const answered =
      page.calls > MOST_CALLS || !API_PATH.test(path)
        ? { status: 400, body: '{"error":true,"code":"REQUEST.INVALID"}' }
        : await page.order.call(path, page.stop.signal).catch(() => ({ status: 0, body: '' }));
    if (answered.status === 0 || answered.status >= 500) page.backEnd = true;
    if (waiting.has(id)) child.send(FRAME.answer, id, call, String(answered.status), answered.body);
  }

  function end(): void {
    if (waiting.size === 0 && retired) close().catch(() => undefined);
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
        // Nobody waits for a process that is started again: the browser draws the page meanwhile.
        if (child === null) throw new RemoteFailure(`the process of ${name} is being started again`);
        const { promise, resolve, reject } = Promise.withResolvers<MadePage>();
        const id = (lastId = (lastId % 0xffff_fffe) + 1);
        const stop = new AbortController();
        const late = setTimeout(() => {
          child.send(FRAME.abort, id);
          reject(new DOMException('the page took too long', 'TimeoutError'));
        }, order.deadlineMs);
        waiting.set(id, { order, stop, resolve, reject, calls: 0, backEnd: false });
        watchOver(child);
        const { query, ...route } = order.route;
        child.send(
          FRAME.page,
          id,
          JSON.stringify({
            routeId: order.routeId,
            prefix: `${remote.name}-`,
            route: { ...route, query: query.toString() },
          }),
        );
        try {
          return await promise;
        } finally {
          clearTimeout(late);
          stop.abort();
          waiting.delete(id);
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

const NOTHING = Buffer.alloc(0);
const textOf = (part: Buffer = NOTHING): string => part.toString();

/** What comes out of the sandbox is text of somebody else's making. */
function madePage(outcome: Buffer, dataJson: Buffer, markup: Buffer): MadePage {
  const { kind, head, to, permanent } = JSON.parse(outcome.toString()) as {
    readonly kind?: unknown;
    readonly head?: unknown;
    readonly to?: unknown;
    readonly permanent?: unknown;
  };
  if (kind === 'page') return { kind, head, markup, dataJson };
  if (kind === 'redirect') return { kind, to: String(to), permanent: permanent === true };
  if (kind === 'not-found') return { kind };
  throw new RemoteFailure(`load answered ${JSON.stringify(kind)}`);
}
