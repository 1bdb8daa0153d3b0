import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { profileDetails } from '@suvarna/contracts/customers';
import type { AccountDetails } from '@suvarna/contracts/bag';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useStoredToken } from '@suvarna/remote-kit/use-stored-token';

export type AccountState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'ready'; readonly details: AccountDetails }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed' };

/** The signed-in customer's details, asked for by the browser: documents hold no customer's. */
export function useAccount(): { readonly account: AccountState; readonly retry: () => void } {
  // Who signs out in another tab is not left standing here.
  const token = useStoredToken();
  // A refused token has already led to the sign-in page; what is left is a line that failed.
  const { state, retry } = useRead(token ?? null, (signal) =>
    call(api, profileDetails, { query: { pincode: true }, signal }),
  );
  if (token === null) return { account: { kind: 'signed-out' }, retry };
  if (state.status === 'ready') return { account: { kind: 'ready', details: state.data }, retry };
  return { account: { kind: state.status === 'failed' ? 'failed' : 'reading' }, retry };
}
