import type { ErrorCode } from '@suvarna/contracts/call';
import { EMI_MAX, EMI_MIN } from '@suvarna/contracts/storefront-constants';
import { rupeesText } from '../../platform/notifications/amount.ts';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'EMI.NOT_IN_CURRENCY': [400, 'EMI is for payments in rupees.'],
  'EMI.AMOUNT_BELOW': [400, `EMI is for amounts from ${rupeesText(EMI_MIN)}.`],
  'EMI.AMOUNT_ABOVE': [400, `EMI is for amounts up to ${rupeesText(EMI_MAX)}.`],
  'EMI.NOT_FOR_COINS': [400, 'EMI is not available for gold coins.'],
  'EMI.PLAN_UNAVAILABLE': [409, 'This plan is not available for this amount. Please choose another.'],
  'EMI.REQUEST_OPEN': [409, 'You have already requested EMI for these pieces.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What EMI refuses. */
export class EmiRefused extends Refused {
  override readonly name = 'EmiRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
