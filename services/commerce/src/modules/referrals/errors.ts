import type { ErrorCode } from '@suvarna/contracts/call';
import { Refused } from '../../platform/refused.ts';

/** With what and in what words each refusal is answered; texts of the specification (§8) where it has one. */
const REFUSALS = {
  'REFERRAL.CODE_INVALID': [400, 'Please enter a valid referral code!'],
  'REFERRAL.NOT_FOUND': [404, 'This referral was not found.'],
  'REFERRAL.STATE_CONFLICT': [409, 'This is no longer possible for this referral.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What referrals refuse. */
export class ReferralRefused extends Refused {
  override readonly name = 'ReferralRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
