import { bus } from '@suvarna/event-bus';
import { isApiFailure } from '@suvarna/contracts/api-reader';
import { session, signInPath } from '@suvarna/session';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export type SignedInRead<Data> =
  | { readonly kind: 'reading' | 'failed' | 'not-found' }
  | { readonly kind: 'ready'; readonly data: Data };

const unknownYet = (): undefined => undefined;

/**
 * Something only its owner may read. Without a session the way leads to sign-in and back here
 * (specification §2: order details require sign-in).
 *
 * @param key what is read; another key reads again
 * @returns `put` takes what a change answered, in place of reading again
 */
export function useSignedInRead<Data>(
  key: string,
  here: string,
  read: (signal: AbortSignal) => Promise<Data>,
): { readonly state: SignedInRead<Data>; readonly again: () => void; readonly put: (data: Data) => void } {
  const [state, setState] = useState<SignedInRead<Data>>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  const token = useSyncExternalStore(session.subscribe, session.storedToken, unknownYet);

  useEffect(() => {
    if (token === undefined) return undefined;
    if (token === null) {
      bus.emit('navigation.visit.requested', { to: signInPath(here), replace: true });
      return undefined;
    }
    const controller = new AbortController();
    setState({ kind: 'reading' });
    read(controller.signal).then(
      (data) => setState({ kind: 'ready', data }),
      (error: unknown) => {
        if (!controller.signal.aborted)
          setState({ kind: isApiFailure(error) && error.status === 404 ? 'not-found' : 'failed' });
      },
    );
    return () => controller.abort();
    // `read` is made anew with every drawing; `key` says when it means something else. A refreshed
    // token is the same session.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, attempt, token === null, token === undefined]);

  return {
    state,
    again: useCallback(() => setAttempt((count) => count + 1), []),
    put: useCallback((data) => setState({ kind: 'ready', data }), []),
  };
}
