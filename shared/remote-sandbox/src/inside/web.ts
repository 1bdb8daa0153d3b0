/**
 * The few names of the web platform that pages use while they are rendered. A fresh context has the
 * language and nothing else, and Node's own would bring objects of the process into it.
 */

type Pair = [name: string, value: string];

/** Made by Node of two texts; JSON of the parts, or `''` when it is no address. */
export type ParseAddress = (text: string, base: string) => string;
/** Runs a numbered timer after so many milliseconds. */
export type SetTimer = (number: number, milliseconds: number) => void;

const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // Only the damaged parts stay as they are.
    return spaced.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        return '\uFFFD';
      }
    });
  }
};

const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll(/[!'()~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

const readQuery = (text: string): Pair[] =>
  text
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });

/** `URLSearchParams`. */
export class Query {
  #pairs: Pair[];

  constructor(
    init: string | Query | Iterable<readonly [unknown, unknown]> | Readonly<Record<string, unknown>> = '',
  ) {
    if (typeof init === 'string') this.#pairs = readQuery(init);
    else {
      const given =
        typeof (init as Iterable<unknown>)[Symbol.iterator] === 'function'
          ? [...(init as Iterable<readonly [unknown, unknown]>)]
          : Object.entries(init);
      this.#pairs = given.map(([name, value]) => [String(name), String(value)]);
    }
  }

  get size(): number {
    return this.#pairs.length;
  }
  get(name: string): string | null {
    return this.#pairs.find(([each]) => each === name)?.[1] ?? null;
  }
  getAll(name: string): string[] {
    return this.#pairs.filter(([each]) => each === name).map(([, value]) => value);
  }
  has(name: string, value?: string): boolean {
    return this.#pairs.some(([each, its]) => each === name && (value === undefined || its === value));
  }
  append(name: string, value: unknown): void {
    this.#pairs.push([String(name), String(value)]);
  }
  delete(name: string, value?: string): void {
    this.#pairs = this.#pairs.filter(
      ([each, its]) => each !== name || (value !== undefined && its !== value),
    );
  }
  set(name: string, value: unknown): void {
    const at = this.#pairs.findIndex(([each]) => each === name);
    if (at < 0) this.append(name, value);
    else
      this.#pairs = this.#pairs.flatMap((pair, index): Pair[] =>
        index === at ? [[pair[0], String(value)]] : pair[0] === name ? [] : [pair],
      );
  }

  sort(): void {
    this.#pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  }
  forEach(each: (value: string, name: string, query: Query) => void): void {
    for (const [name, value] of this.#pairs) each(value, name, this);
  }
  *keys(): Generator<string> {
    for (const [name] of this.#pairs) yield name;
  }
  *values(): Generator<string> {
    for (const [, value] of this.#pairs) yield value;
  }
  *entries(): Generator<Pair> {
    for (const [name, value] of this.#pairs) yield [name, value];
  }
  [Symbol.iterator](): Generator<Pair> {
    return this.entries();
  }
  toString(): string {
    return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  }
}

/** An `AbortSignal` as far as pages go: a caller may ask it, and is notified once. */
export class Signal {
  #aborted = false;
  #reason: unknown;
  readonly #listeners = new Set<() => void>();
  get aborted(): boolean {
    return this.#aborted;
  }
  get reason(): unknown {
    return this.#reason;
  }
  addEventListener(kind: string, listener: () => void): void {
    if (kind === 'abort') this.#listeners.add(listener);
  }
  removeEventListener(_kind: string, listener: () => void): void {
    this.#listeners.delete(listener);
  }
  throwIfAborted(): void {
    if (this.#aborted) throw this.#reason;
  }

  static abort(signal: Signal, reason: unknown): void {
    if (signal.#aborted) return;
    signal.#aborted = true;
    signal.#reason = reason;
    for (const listener of signal.#listeners) listener();
    signal.#listeners.clear();
  }

  static any(signals: readonly Signal[]): Signal {
    const joined = new Signal();
    for (const signal of signals) {
      if (signal.aborted) Signal.abort(joined, signal.reason);
      else signal.addEventListener('abort', () => Signal.abort(joined, signal.reason));
    }
    return joined;
  }
}

class Controller {
  readonly signal = new Signal();
  abort(
    reason: unknown = Object.assign(new Error('This operation was aborted'), { name: 'AbortError' }),
  ): void {
    Signal.abort(this.signal, reason);
  }
}

const PARTS = [
  'href',
  'origin',
  'protocol',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

function addressClass(parseAddress: ParseAddress): unknown {
  return class Address {
    readonly searchParams: Query;

    constructor(text: unknown, base: unknown = '') {
      const parsed = parseAddress(String(text), String(base));
      if (parsed === '') throw new TypeError('Invalid URL');
      const parts = JSON.parse(parsed) as Record<(typeof PARTS)[number], string>;
      for (const part of PARTS) Object.defineProperty(this, part, { value: parts[part], enumerable: true });
      this.searchParams = new Query(parts.search);
    }

    static canParse(text: unknown, base: unknown = ''): boolean {
      return parseAddress(String(text), String(base)) !== '';
    }
    toString(): string {
      return (this as unknown as { href: string }).href;
    }
    toJSON(): string {
      return this.toString();
    }
  };
}

const MOST_TIMERS = 1_000;

/** @returns what runs a timer whose time has come */
export function installWeb(parseAddress: ParseAddress, setTimer: SetTimer): (number: number) => void {
  const timers = new Map<number, () => void>();
  let last = 0;
  const define = (name: string, value: unknown): void => {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  };
  define('URLSearchParams', Query);
  define('URL', addressClass(parseAddress));
  define('AbortSignal', Signal);
  define('AbortController', Controller);
  // Code for browsers asks it what there is: nothing.
  define('navigator', Object.freeze({}));
  define('queueMicrotask', (run: () => void) => {
    Promise.resolve()
      .then(run)
      .catch(() => undefined);
  });
  define('setTimeout', (run: (...words: unknown[]) => void, milliseconds = 0, ...words: unknown[]) => {
    if (timers.size >= MOST_TIMERS) throw new Error('too many timers');
    last += 1;
    timers.set(last, () => run(...words));
    setTimer(last, Number(milliseconds) || 0);
    return last;
  });
  define('clearTimeout', (number: number) => {
    timers.delete(number);
  });
  return (number) => {
    const run = timers.get(number);
    timers.delete(number);
    run?.();
  };
}
