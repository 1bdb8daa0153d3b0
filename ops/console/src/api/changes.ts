/** News of the registry: it says what kind of thing is new, and the console asks for it again. */

export type ChangeKind = 'composition' | 'audit' | 'health' | 'composers' | 'canary' | 'rules';

export interface Changes {
  /** Listens while anybody does. @returns ends it */
  readonly subscribe: (onState: () => void) => () => void;
  /** Whether news come in. */
  readonly isOpen: () => boolean;
}

/** Of `EventSource`, what is needed of it. */
export interface NewsSource {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

const CLOSED = 2;
const AGAIN_MS = 5_000;

/**
 * @param open opens the stream
 * @param onNews `null`: the stream has begun, and anything may have changed before
 */
export function createChanges(open: () => NewsSource, onNews: (kind: ChangeKind | null) => void): Changes {
  const listeners = new Set<() => void>();
  let source: NewsSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  const say = (state: boolean): void => {
    if (state === isOpen) return;
    isOpen = state;
    for (const listener of listeners) listener();
  };
  const begin = (): void => {
    const begun = open();
    source = begun;
    begun.addEventListener('open', () => {
      say(true);
      onNews(null);
    });
    begun.addEventListener('change', (event) => {
      const kind = kindOf((event as MessageEvent<string>).data);
      if (kind) onNews(kind);
    });
    begun.addEventListener('error', () => {
      say(false);
      // A stream that was broken off comes back alone; one that was refused does not.
      if (begun.readyState === CLOSED && source === begun) again = setTimeout(begin, AGAIN_MS);
    });
  };
  return {
    subscribe: (onState) => {
      listeners.add(onState);
      if (!source) begin();
      return () => {
        listeners.delete(onState);
        if (listeners.size > 0) return;
        clearTimeout(again);
        source?.close();
        source = null;
        isOpen = false;
      };
    },
    isOpen: () => isOpen,
  };
}

const KINDS: ReadonlySet<string> = new Set<ChangeKind>([
  'composition',
  'audit',
  'health',
  'composers',
  'canary',
  'rules',
]);

function kindOf(data: string): ChangeKind | null {
  const { kind } = JSON.parse(data) as { readonly kind?: unknown };
  return typeof kind === 'string' && KINDS.has(kind) ? (kind as ChangeKind) : null;
}
