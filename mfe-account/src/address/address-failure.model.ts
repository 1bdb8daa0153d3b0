import { isApiFailure } from '@suvarna/contracts/call';
import type { Translate } from '@suvarna/remote-kit/page';

const KEYS: Readonly<Record<string, string>> = {
  'ADDRESS.NOT_FOUND': 'address.not-found',
  'SESSION.PROOF_REQUIRED': 'proof.declined',
  'REQUEST.TOO_LARGE': 'address.full',
};

/** What a change of addresses says that did not come about. */
export const addressFailureText = (error: unknown, t: Translate): string =>
  t((isApiFailure(error) ? KEYS[error.code] : undefined) ?? 'order.action-failed');
