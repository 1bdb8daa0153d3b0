import type { ErrorCode } from '@suvarna/contracts/call';
import { PAN_ABOVE } from '@suvarna/contracts/storefront-constants';
import { rupeesText } from '../../platform/notifications/amount.ts';
import { Refused } from '../../platform/refused.ts';

/** With what and in what words each refusal is answered; texts of the specification (§8) where it has one. */
const REFUSALS = {
  'BOUNTY.PLAN_NOT_FOUND': [404, 'This plan was not found.'],
  'BOUNTY.AMOUNT_INVALID': [400, 'Please enter valid amount'],
  'BOUNTY.TERMS_CHANGED': [409, 'The terms have changed. Please read and accept them again.'],
  'BOUNTY.PAN_REQUIRED': [400, `A PAN is needed for plans above ${rupeesText(PAN_ABOVE)} in a year.`],
  'BOUNTY.PHONE_REQUIRED': [409, 'Please add your phone number to your account first.'],
  'BOUNTY.STATE_CONFLICT': [409, 'This is no longer possible for this plan.'],
  'BOUNTY.NOT_PAYABLE': [409, 'This instalment can no longer be paid.'],
  'BOUNTY.NOT_PAYABLE_YET': [409, 'This instalment cannot be paid yet.'],
  'BOUNTY.NO_TIME_LEFT': [
    409,
    'This plan can no longer mature within its year. Your payments will be refunded.',
  ],
  'BOUNTY.BAG_TOO_SMALL': [409, 'The jewellery in your bag must be worth at least as much as your plans.'],
  'BOUNTY.NOT_WITH_COUPON': [400, 'Golden Bounty cannot be combined with a coupon.'],
  'BOUNTY.MODE_NOT_ALLOWED': [400, 'Golden Bounty is not applicable for this payment mode.'],
  'BOUNTY.VALUE_GONE': [400, 'You have no matured plan to use.'],
  'BOUNTY.DOCUMENT_NOT_FOUND': [404, 'Error in downloading PDF'],
  'BOUNTY.MANDATE_UNAVAILABLE': [503, 'Auto-debit cannot be set up right now. Please try again later.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;
export type BountyCode = keyof typeof REFUSALS;

export const wordsOf = (code: BountyCode): string => REFUSALS[code][1];

/** What the savings plan refuses. */
export class BountyRefused extends Refused {
  override readonly name = 'BountyRefused';
  /** What to go on with, for a 409 that brings something along. */
  readonly data: object | null;

  constructor(code: BountyCode, { message, data = null }: { message?: string; data?: object | null } = {}) {
    const [status, words] = REFUSALS[code];
    super({ code, status, message: message ?? words });
    this.data = data;
  }
}
