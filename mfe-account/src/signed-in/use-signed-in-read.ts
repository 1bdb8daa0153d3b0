import { isApiFailure } from '@suvarna/contracts/call';
import { useRead, type ReadOptions, type ReadResult, type ReadState } from '@suvarna/remote-kit/use-read';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { signInPath } from '@suvarna/session';
import { useStoredToken } from './use-stored-token.ts';

export type SignedInRead<Data> =
  | { readonly kind: 'reading' | 'failed' | 'not-found' }
  | { readonly kind: 'ready'; readonly data: Data };

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
  options?: ReadOptions,
): { readonly state: SignedInRead<Data>; readonly again: () => void; readonly put: ReadResult<Data>['put'] } {
  const token = useStoredToken();
  useRedirect(token === null ? signInPath(here) : null);
  // A refreshed token is the same session.
  const { state, retry, put } = useRead(token ? key : null, read, options);
  return { state: signedInState(state), again: retry, put };
}

function signedInState<Data>(state: ReadState<Data>): SignedInRead<Data> {
  if (state.status === 'ready') return { kind: 'ready', data: state.data };
  if (state.status === 'loading') return { kind: 'reading' };
  return { kind: isApiFailure(state.error) && state.error.status === 404 ? 'not-found' : 'failed' };
}
