import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { profileDetails } from '@suvarna/contracts/calls/customers';
import type { AccountDetails } from '@suvarna/contracts/api/customer';
import { session } from '@suvarna/session';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export type AccountState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'ready'; readonly details: AccountDetails }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed' };

const unknownYet = (): undefined => undefined;

/** The signed-in customer's details, asked for by the browser: documents hold nobody's. */
export function useAccount(): { readonly account: AccountState; readonly retry: () => void } {
  const [account, setAccount] = useState<AccountState>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  // Who signs out in another tab is not left standing here.
  const token = useSyncExternalStore(session.subscribe, session.storedToken, unknownYet);

  useEffect(() => {
    if (token === undefined) return undefined;
    if (token === null) {
      setAccount({ kind: 'signed-out' });
      return undefined;
    }
    const controller = new AbortController();
    setAccount({ kind: 'reading' });
    call(api, profileDetails, { query: { pincode: true }, signal: controller.signal }).then(
      (details) => setAccount({ kind: 'ready', details }),
      () => {
        // A refused token has already led to the sign-in page; what is left is a line that failed.
        if (!controller.signal.aborted) setAccount({ kind: 'failed' });
      },
    );
    return () => controller.abort();
  }, [attempt, token]);

  return { account, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
