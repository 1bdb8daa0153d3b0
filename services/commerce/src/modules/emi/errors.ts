import type { ErrorCode } from '@suvarna/contracts/errors';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'EMI.NOT_IN_CURRENCY': [400, 'EMI is for payments in rupees.'],
  'EMI.AMOUNT_BELOW': [400, 'EMI is for amounts from ₹15,000.'],
  'EMI.AMOUNT_ABOVE': [400, 'EMI is for amounts up to ₹1,50,000.'],
  'EMI.NOT_FOR_COINS': [400, 'Gold coins cannot be paid for with EMI.'],
  'EMI.PLAN_UNAVAILABLE': [409, 'This plan is not on offer for this amount. Please choose another.'],
  'EMI.REQUEST_OPEN': [409, 'You have already asked for EMI for these pieces.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What EMI refuses. */
export class EmiRefused extends Refused {
  override readonly name = 'EmiRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
