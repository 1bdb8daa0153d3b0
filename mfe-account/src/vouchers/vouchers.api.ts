import { api } from '@suvarna/api-client';
import {
  giftCardDownload,
  type GiftCardList,
  giftCardList,
  giftCardRedeem,
  type GiftCardRedeemed,
} from '@suvarna/contracts/gift-cards';
import { type VoucherList, voucherList } from '@suvarna/contracts/vouchers';
import { call, download } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';

export interface VouchersAndCards {
  readonly vouchers: VoucherList;
  readonly cards: GiftCardList;
}

export async function readVouchersAndCards(signal: AbortSignal): Promise<VouchersAndCards> {
  const [vouchers, cards] = await Promise.all([
    call(api, voucherList, { signal }),
    call(api, giftCardList, { signal }),
  ]);
  return { vouchers, cards };
}

/** @param idempotencyKey the same for the same code sent again */
export const redeemCard = (code: string, idempotencyKey: string): Promise<GiftCardRedeemed> =>
  call(api, giftCardRedeem, { body: { code }, idempotencyKey });

export const readCardPdf = (cardId: string, lang: Locale): Promise<Blob> =>
  download(api, giftCardDownload, { query: { card_id: cardId, lang } });
