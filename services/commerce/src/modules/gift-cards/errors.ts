import type { ErrorCode } from '@suvarna/contracts/call';
import { GIFT_CARDS } from '@suvarna/contracts/gift-cards';
import { rupeesText } from '../../platform/notifications/amount.ts';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'GIFT_CARD.NOT_FOUND': [404, 'This gift card was not found.'],
  'GIFT_CARD.AMOUNT_INVALID': [
    400,
    `Please choose an amount from ${rupeesText(GIFT_CARDS.min / 100)} to ${rupeesText(GIFT_CARDS.max / 100)}, in steps of ${rupeesText(GIFT_CARDS.step / 100)}.`,
  ],
  'GIFT_CARD.DETAILS_INVALID': [400, 'Please check the names, the message (no links) and the sending date.'],
  'GIFT_CARD.NOT_PAYABLE': [409, 'This gift card can no longer be paid for.'],
  'GIFT_CARD.CODE_INVALID': [400, 'Please enter valid gift card code'],
  'GIFT_CARD.STATE_CONFLICT': [409, 'This gift card can no longer be used.'],
  'GIFT_CARD.NOT_PRINTABLE': [409, 'This gift card has nothing to print.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;
type CardCode = keyof typeof REFUSALS;

export const wordsOf = <Code extends CardCode>(code: Code) => ({ code, message: REFUSALS[code][1] });

export class CardRefused extends Refused {
  override readonly name = 'CardRefused';

  constructor(code: CardCode) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
