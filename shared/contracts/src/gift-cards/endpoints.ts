/** Our own gift cards: bought, sent or printed, and put into an account's credits. Another's card is not there. */
import { Download } from '../base/endpoint/envelope.ts';
import {
  BuyGiftCardBody,
  GiftCardDownloadQuery,
  GiftCardList,
  GiftCardOpened,
  GiftCardPayment,
  GiftCardRedeemed,
  PayGiftCardBody,
  RedeemGiftCardBody,
  VerifyGiftCardBody,
} from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, MINUTE_SECONDS } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('gift cards');

export const giftCardBuy = post('gift_card/buy/', 'customer', {
  once: true,
  summary: "Writes a gift card and opens a page of the provider's to pay it",
  body: BuyGiftCardBody,
  answer: GiftCardOpened,
  limit: { name: 'gift-card-buy', seconds: DAY_SECONDS, counts: 'tries', customer: 20 },
});

export const giftCardPay = post('gift_card/pay/', 'customer', {
  once: true,
  summary: 'Opens a page to pay a card that still waits for its money',
  body: PayGiftCardBody,
  answer: GiftCardOpened,
});

export const giftCardVerify = post('gift_card/payment/verify/', 'customer', {
  once: true,
  summary: 'What became of the payment of a card; the provider is asked',
  body: VerifyGiftCardBody,
  answer: GiftCardPayment,
});

export const giftCardList = get('gift_card/list/', 'customer', {
  summary: 'Gift cards a customer bought, and those put into the account',
  answer: GiftCardList,
});

export const giftCardDownload = get('gift_card/download/', 'customer', {
  summary: 'A card to print, as a PDF with its code',
  query: GiftCardDownloadQuery,
  whole: Download,
});

export const giftCardRedeem = post('gift_card/redeem/', 'customer', {
  once: true,
  summary: "Puts a card into the account's credits, by its code",
  body: RedeemGiftCardBody,
  answer: GiftCardRedeemed,
  limit: {
    name: 'gift-card-guess',
    seconds: 15 * MINUTE_SECONDS,
    counts: 'vain',
    only: 'GIFT_CARD.CODE_INVALID',
    shopper: 10,
    address: 30,
    all: 300,
    heard: 3,
  },
});
