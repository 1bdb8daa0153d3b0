import { api } from '@suvarna/api-client';
import {
  type BuyGiftCardBody,
  giftCardBuy,
  giftCardDownload,
  type GiftCardOpened,
  giftCardPay,
  type GiftCardPayment,
  giftCardVerify,
} from '@suvarna/contracts/gift-cards';
import { call, download } from '@suvarna/contracts/call';
import type { BodyOf } from '@suvarna/contracts/endpoint';
import type { Locale } from '@suvarna/contracts/locale';

type VerifyBody = BodyOf<typeof giftCardVerify>;

export const buyCard = (body: BuyGiftCardBody, idempotencyKey: string): Promise<GiftCardOpened> =>
  call(api, giftCardBuy, { body, idempotencyKey });

export const payCard = (cardId: string, locale: Locale): Promise<GiftCardOpened> =>
  call(api, giftCardPay, { body: { card_id: cardId, locale } });

/** What the provider's page says is never believed: the server asks the provider. */
export const verifyCard = (body: VerifyBody): Promise<GiftCardPayment> => call(api, giftCardVerify, { body });

export const readCardPdf = (cardId: string, lang: Locale): Promise<Blob> =>
  download(api, giftCardDownload, { query: { card_id: cardId, lang } });
