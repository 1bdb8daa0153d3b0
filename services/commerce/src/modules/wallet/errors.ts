import type { ErrorCode } from '@suvarna/contracts/call';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'WALLET.TENDER_NOT_FOUND': [404, 'This wallet was not found.'],
  'WALLET.CUSTOMER_NOT_FOUND': [404, 'This customer was not found.'],
  'WALLET.CORRECTION_TOO_LARGE': [409, 'So much is not there to be taken, or may not be moved at once.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What wallets refuse. */
export class WalletRefused extends Refused {
  override readonly name = 'WalletRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
