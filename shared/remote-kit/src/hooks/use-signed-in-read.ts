import { isApiFailure } from '@suvarna/contracts/call';
import { signInPath } from '@suvarna/session';
import { useRead, type ReadOptions, type ReadResult, type ReadState } from './use-read.ts';
import { useRedirect } from './use-redirect.ts';
import { useStoredToken } from './use-stored-token.ts';

type SignedInState<Data> =
  | { readonly kind: 'reading' | 'failed' | 'not-found' }
  | { readonly kind: 'ready'; readonly data: Data };

export interface SignedInRead<Data> {
  readonly state: SignedInState<Data>;
  readonly again: () => void;
  /** Takes what a change answered, in place of reading again. */
  readonly put: ReadResult<Data>['put'];
}

/**
 * Something only its owner may read. Without a session the way leads to sign-in and back here
 * (specification §2: order details require sign-in).
 *
 * @param key what is read; another key reads again, `null` nothing
 * @param here address of this page, in its language
 */
export function useSignedInRead<Data>(
  key: string | null,
  here: string,
  read: (signal: AbortSignal) => Promise<Data>,
  options?: ReadOptions,
): SignedInRead<Data> {
  const token = useStoredToken();
  useRedirect(token === null ? signInPath(here) : null);
  // A refreshed token is the same session.
  const { state, retry, put } = useRead(token ? key : null, read, options);
  return { state: signedInState(state), again: retry, put };
}

function signedInState<Data>(state: ReadState<Data>): SignedInState<Data> {
  if (state.status === 'ready') return { kind: 'ready', data: state.data };
  if (state.status === 'loading') return { kind: 'reading' };
  return { kind: isApiFailure(state.error) && state.error.status === 404 ? 'not-found' : 'failed' };
}
