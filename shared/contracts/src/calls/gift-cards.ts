/** Generated from `endpoints/gift-cards.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/gift-cards.ts';

const SHAPE_faf2fe = { card_id: 'string', amount_paise: 'number', redirect_url: 'string' } as const;
const SHAPE_02b008 = {
  card_id: 'string',
  state: 'string',
  design: 'string',
  amount_paise: 'number',
  delivery: 'string',
  printable: 'boolean',
} as const;
const SHAPE_d34502 = [SHAPE_02b008] as const;

export const giftCardBuy: CallOf<typeof table.giftCardBuy> = { path: 'gift_card/buy/', shape: SHAPE_faf2fe };
export const giftCardDownload: CallOf<typeof table.giftCardDownload> = { path: 'gift_card/download/' };
export const giftCardList: CallOf<typeof table.giftCardList> = {
  path: 'gift_card/list/',
  shape: { bought: SHAPE_d34502, received: SHAPE_d34502 },
};
export const giftCardPay: CallOf<typeof table.giftCardPay> = { path: 'gift_card/pay/', shape: SHAPE_faf2fe };
export const giftCardRedeem: CallOf<typeof table.giftCardRedeem> = {
  path: 'gift_card/redeem/',
  shape: { amount_paise: 'number', credits_paise: 'number', card: SHAPE_02b008 },
};
export const giftCardVerify: CallOf<typeof table.giftCardVerify> = {
  path: 'gift_card/payment/verify/',
  shape: { payment: 'string', retry_allowed: 'boolean', card: SHAPE_02b008 },
};
