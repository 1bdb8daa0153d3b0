/** Pages that a process makes: what each asks of the API, and what comes of it. */
import { FRAME, type Frame } from './frames.ts';
import type { SandboxProcess } from './sandbox-process.ts';

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

interface Page {
  readonly order: PageOrder;
  readonly stop: AbortController;
  readonly resolve: (page: MadePage) => void;
  readonly reject: (error: unknown) => void;
  calls: number;
  backEnd: boolean;
}

export interface PagesUnderWay {
  readonly count: () => number;
  /** Has a page made. @throws RemoteFailure; DOMException `TimeoutError` when the deadline passes */
  readonly make: (child: SandboxProcess, remote: string, order: PageOrder) => Promise<MadePage>;
  /** What the process says of a page. */
  readonly hear: (child: SandboxProcess, frame: Frame) => void;
  /** The process that made them is gone. */
  readonly fail: (why: string) => void;
}

/** Calls of the API for one page. The largest page has four. */
const MOST_CALLS = 32;
/** Relative, anonymous, and inside `/api/`. */
const API_PATH = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$|\?))(?!.*\/\/)[^\s\\#\p{Cc}]+$/u;

/** @param name - of the bundle, for messages and stacks */
export function createPagesUnderWay(name: string): PagesUnderWay {
  const pages = new Map<number, Page>();
  let lastId = 0;

  async function passOn(
    child: SandboxProcess,
    id: number,
    page: Page,
    call: string,
    path: string,
  ): Promise<void> {
    page.calls += 1;
    const answered =
      page.calls > MOST_CALLS || !API_PATH.test(path)
        ? { status: 400, body: '{"error":true,"code":"REQUEST.INVALID"}' }
        : await page.order.call(path, page.stop.signal).catch(() => ({ status: 0, body: '' }));
    if (answered.status === 0 || answered.status >= 500) page.backEnd = true;
    if (pages.has(id)) child.send(FRAME.answer, id, call, String(answered.status), answered.body);
  }

  return {
    count: () => pages.size,
    async make(child, remote, order) {
      const { promise, resolve, reject } = Promise.withResolvers<MadePage>();
      const id = (lastId = (lastId % 0xffff_fffe) + 1);
      const stop = new AbortController();
      const late = setTimeout(() => {
        child.send(FRAME.abort, id);
        reject(new DOMException('the page took too long', 'TimeoutError'));
      }, order.deadlineMs);
      pages.set(id, { order, stop, resolve, reject, calls: 0, backEnd: false });
      const { query, ...route } = order.route;
      child.send(
        FRAME.page,
        id,
        JSON.stringify({
          routeId: order.routeId,
          prefix: `${remote}-`,
          route: { ...route, query: query.toString() },
        }),
      );
      try {
        return await promise;
      } finally {
        clearTimeout(late);
        stop.abort();
        pages.delete(id);
      }
    },
    hear(child, { kind, id, parts: [first = NOTHING, second = NOTHING, third = NOTHING] }) {
      const page = pages.get(id);
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
        // Where it was thrown is not known: a stack is written by the process, and bundles have none (realm.ts).
        const stack = `${String(first)}: ${message}\n    in ${name}`;
        page.reject(new RemoteFailure(message, { backEnd: page.backEnd, stack }));
      }
    },
    fail(why) {
      for (const [id, { reject }] of pages) {
        pages.delete(id);
        reject(new RemoteFailure(`the process of ${name} is gone: ${why}`));
      }
    },
  };
}

const NOTHING = Buffer.alloc(0);

/** What comes out of the sandbox is text of a bundle's making. */
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
