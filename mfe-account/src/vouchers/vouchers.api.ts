import { api } from '@suvarna/api-client';
import type { GiftCardList, GiftCardRedeemed } from '@suvarna/contracts/api/gift-cards';
import type { VoucherList } from '@suvarna/contracts/api/vouchers';
import { call, download } from '@suvarna/contracts/call';
import { giftCardDownload, giftCardList, giftCardRedeem } from '@suvarna/contracts/calls/gift-cards';
import { voucherList } from '@suvarna/contracts/calls/vouchers';
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
