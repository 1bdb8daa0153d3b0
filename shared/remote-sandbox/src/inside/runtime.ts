/**
 * The half of the sandbox that stands beside the bundle, in its context: calls `load` and `render`,
 * makes markup, and passes texts on. The bundle may have changed everything the language offers, so
 * what must not be lost is taken before the bundle runs, and nothing that comes from it is believed.
 */
import { ApiFailure, fits } from '@suvarna/contracts/call';
import { renderToString } from 'react-dom/server';
import { installWeb, Query, Signal, type ParseAddress, type SetTimer } from './web.ts';

/** What the process hands in. None of these ever reaches the bundle. */
export interface Outside {
  readonly call: (page: number, call: number, path: string) => void;
  readonly done: (page: number, outcome: string, data: string, markup: string) => void;
  readonly failed: (page: number, name: string, message: string) => void;
  readonly parseAddress: ParseAddress;
  readonly setTimer: SetTimer;
}

/** What is to be rendered, as the process got it. */
export interface PagePlan {
  readonly routeId: string;
  readonly prefix: string;
  readonly route: { readonly query: string; readonly [field: string]: unknown };
}

interface Options {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly expect?: unknown;
  readonly signal?: Signal;
}

interface Bundle {
  readonly load: (
    routeId: string,
    context: object,
  ) => Promise<{
    readonly kind: string;
    readonly data?: unknown;
    readonly to?: unknown;
    readonly permanent?: unknown;
  }>;
  readonly render: (
    routeId: string,
    page: object,
  ) => Promise<{ readonly element: never; readonly head: object }>;
}

interface Running {
  readonly signal: Signal;
  readonly waiting: Map<number, (status: number, body: string) => void>;
  calls: number;
}

const { parse, stringify } = JSON;
const { apply } = Reflect;
const Failure = Error;
/** The bundle's own texts of errors, as much as a line of a log takes. */
const LONGEST = 4_000;

let outside: Outside;
let bundle: Bundle;
let fire: (number: number) => void;
const running = new Map<number, Running>();

export function install(parts: Outside): void {
  outside = {
    call: contained(parts.call),
    done: contained(parts.done),
    failed: contained(parts.failed),
    parseAddress: contained(parts.parseAddress),
    setTimer: contained(parts.setTimer),
  };
  fire = installWeb(outside.parseAddress, outside.setTimer);
}

/**
 * What a function of the process throws is an object of the process, from which everything of it can be
 * reached: a bundle that calls one where the stack ends gets one. It goes no further than here.
 */
function contained<Words extends unknown[], Result>(
  call: (...words: Words) => Result,
): (...words: Words) => Result {
  return (...words) => {
    try {
      return apply(call, undefined, words);
    } catch {
      throw new Failure('the process could not do it');
    }
  };
}

/** @returns its name and version, or what it lacks */
export function admit(namespace: Readonly<Record<string, unknown>>): string {
  const { load, render, remote } = namespace;
  if (
    typeof load !== 'function' ||
    typeof render !== 'function' ||
    typeof remote !== 'object' ||
    remote === null
  )
    return stringify({ fault: 'the server bundle does not export remote, load and render' });
  bundle = namespace as unknown as Bundle;
  const { name, version } = remote as { readonly name?: unknown; readonly version?: unknown };
  return stringify({ name: `${String(name)}`, version: `${String(version)}` });
}

export function page(id: number, plan: string): void {
  const run: Running = { signal: new Signal(), waiting: new Map(), calls: 0 };
  running.set(id, run);
  make(id, run, parse(plan) as PagePlan)
    .catch((error: unknown) => fail(id, error))
    .then(
      () => running.delete(id),
      () => running.delete(id),
    );
}

export function answer(id: number, call: number, status: number, body: string): void {
  const run = running.get(id);
  const take = run?.waiting.get(call);
  run?.waiting.delete(call);
  take?.(status, body);
}

export function abort(id: number): void {
  const run = running.get(id);
  if (run)
    Signal.abort(run.signal, Object.assign(new Error('the page took too long'), { name: 'TimeoutError' }));
  running.delete(id);
}

export function timer(number: number): void {
  fire(number);
}

async function make(
  id: number,
  run: Running,
  { routeId, prefix, route: { query, ...route } }: PagePlan,
): Promise<void> {
  const context = () => ({ ...route, query: new Query(query) });
  const loaded = await bundle.load(routeId, {
    ...context(),
    api: { get: (path: string, options?: Options) => get(id, run, path, options) },
    signal: run.signal,
  });
  if (loaded.kind !== 'data') {
    outside.done(
      id,
      `${stringify({ kind: loaded.kind, to: loaded.to, permanent: loaded.permanent })}`,
      '',
      '',
    );
    return;
  }
  // Before it is drawn: who throws here has no page either.
  const data = `${stringify(loaded.data) ?? 'null'}`;
  const { element, head } = await bundle.render(routeId, { data: loaded.data, route: context() });
  run.signal.throwIfAborted();
  const markup = renderToString(element, { identifierPrefix: prefix });
  outside.done(id, `${stringify({ kind: 'page', head })}`, data, `${markup}`);
}

async function get(
  id: number,
  run: Running,
  path: string,
  { query = {}, expect }: Options = {},
): Promise<unknown> {
  const search = new Query();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  const text = search.toString();
  const target = `${path}${text && `${`${path}`.includes('?') ? '&' : '?'}${text}`}`;
  run.signal.throwIfAborted();
  const call = (run.calls += 1);
  const [status, body] = await new Promise<readonly [number, string]>((resolve) => {
    run.waiting.set(call, (code, content) => resolve([code, content]));
    outside.call(id, call, target);
  });
  if (status === 0)
    throw new ApiFailure(`${path} did not answer`, { status: 0, code: 'SERVICE.UNAVAILABLE' });
  const answered = readJson(body);
  const envelope =
    typeof answered === 'object' && answered !== null
      ? (answered as { readonly error?: unknown; readonly data?: unknown; readonly code?: unknown })
      : {};
  if (
    status < 300 &&
    envelope.error === false &&
    'data' in envelope &&
    (expect === undefined || fits(envelope.data, expect))
  )
    return answered;
  throw new ApiFailure(`${path} answered ${status}`, {
    status,
    code: typeof envelope.code === 'string' ? envelope.code : 'SERVICE.FAILED',
    body: answered,
  });
}

function readJson(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // Not JSON: the caller says that the answer is not what was asked for.
    return null;
  }
}

function fail(id: number, error: unknown): void {
  const { name, message } =
    typeof error === 'object' && error !== null ? (error as Partial<Error>) : { message: error };
  outside.failed(id, `${String(name)}`.slice(0, 100), `${String(message)}`.slice(0, LONGEST));
}
