import { isApiFailure } from '@suvarna/contracts/call';
import { useRead, type ReadOptions, type ReadResult } from '@suvarna/remote-kit/use-read';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { session, signInPath } from '@suvarna/session';
import { useSyncExternalStore } from 'react';

type OwnRead<Data> =
  | { readonly kind: 'reading' | 'failed' | 'not-found' }
  | { readonly kind: 'ready'; readonly data: Data };

export interface OwnReadResult<Data> {
  readonly state: OwnRead<Data>;
  readonly again: () => void;
  /** Takes what a change answered, in place of reading again. */
  readonly put: ReadResult<Data>['put'];
}

const notKnownYet = (): undefined => undefined;

/** The token of a login, also when it changes in another tab: `null` for nobody, `undefined` until the browser has looked. */
export const useToken = (): string | null | undefined =>
  useSyncExternalStore(session.subscribe, session.storedToken, notKnownYet);

/**
 * Something of a customer's plans. Whoever is not signed in is led to sign-in, and back here.
 *
 * @param key what is read; another key reads again, `null` nothing
 * @param here address of this page, in its language
 */
export function useOwnRead<Data>(
  key: string | null,
  here: string,
  read: (signal: AbortSignal) => Promise<Data>,
  options: ReadOptions = {},
): OwnReadResult<Data> {
  const token = useToken();
  useRedirect(token === null ? signInPath(here) : null);
  const { state, retry, put } = useRead(token ? key : null, read, options);
  if (state.status === 'ready') return { state: { kind: 'ready', data: state.data }, again: retry, put };
  if (state.status === 'loading') return { state: { kind: 'reading' }, again: retry, put };
  const gone = isApiFailure(state.error) && state.error.status === 404;
  return { state: { kind: gone ? 'not-found' : 'failed' }, again: retry, put };
}
