/** Exchange, buy-back and old gold. Another's piece or request is not there. */
import {
  BuybackRequestBody,
  ExchangeAcceptBody,
  ExchangeAccountBody,
  ExchangeQuery,
  ExchangeQuote,
  ExchangeReceiptQuery,
  ExchangeRequest,
  ExchangeRequestBody,
  ExchangeRequestIdBody,
  ExchangeRequestQuery,
  ExchangeRequests,
  ExchangeRequestsQuery,
  OldGoldQuery,
  OldGoldQuote,
  OldGoldRequestBody,
} from './schemas.ts';
import { Download, NoFields } from '../base/endpoint/envelope.ts';
import { BagValue, ProductValue, ProductValueQuery } from './product-value.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, type Limit, MINUTE_SECONDS } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('exchange');

/** People plan a way for each: no customer asks for more a day. */
const A_DAY: Limit = { name: 'exchange-request', seconds: DAY_SECONDS, counts: 'effects', customer: 20 };

export const pieceQuote = get('exchange/quote/', 'shopper', {
  summary: 'What a delivered piece is worth today, both ways, line by line',
  query: ExchangeQuery,
  answer: ExchangeQuote,
});

export const productValue = get('exchange/value/', 'public', {
  summary: 'What a new piece of a design would bring if it came back today, both ways',
  query: ProductValueQuery,
  answer: ProductValue,
  limit: { name: 'product-value', seconds: MINUTE_SECONDS, counts: 'calls', address: 120 },
});

export const bagValue = get('exchange/bag_value/', 'shopper', {
  summary: 'What the pieces of the bag would bring if they came back today, both ways',
  query: NoFields,
  answer: BagValue,
});

export const oldGoldQuote = get('exchange/old_gold_quote/', 'public', {
  summary: 'What old gold of a weight and karat is worth today',
  query: OldGoldQuery,
  answer: OldGoldQuote,
});

export const exchangeCreate = post('exchange/exchange_request/create/', 'customer', {
  once: true,
  summary: 'Hands a piece in for credit, at the amount that was quoted',
  body: ExchangeRequestBody,
  answer: ExchangeRequest,
  conflict: ExchangeQuote,
  photos: true,
  limit: A_DAY,
});

export const buybackCreate = post('exchange/buyback_request/create/', 'customer', {
  proof: ['on-new-device'],
  once: true,
  summary: 'Hands a piece in for money, at the amount that was quoted',
  body: BuybackRequestBody,
  answer: ExchangeRequest,
  conflict: ExchangeQuote,
  photos: true,
  limit: A_DAY,
});

export const oldGoldCreate = post('exchange/old_gold_request/create/', 'customer', {
  proof: ['on-new-device'],
  once: true,
  summary: 'Hands in gold of any maker; the amount follows its test',
  body: OldGoldRequestBody,
  answer: ExchangeRequest,
  conflict: OldGoldQuote,
  photos: true,
  limit: A_DAY,
});

export const exchangeRequestList = get('exchange/request/list/', 'customer', {
  summary: "A customer's requests of all three kinds, the newest first",
  query: ExchangeRequestsQuery,
  answer: ExchangeRequests,
});

export const exchangeRequestDetails = get('exchange/request/details/', 'customer', {
  summary: 'One of them',
  query: ExchangeRequestQuery,
  answer: ExchangeRequest,
});

export const exchangeReceipt = get('exchange/request/receipt/', 'customer', {
  summary: 'The receipt of a piece the store has, as a PDF',
  query: ExchangeReceiptQuery,
  whole: Download,
});

export const exchangeWithdraw = post('exchange/request/withdraw/', 'customer', {
  once: true,
  summary: 'Takes a request back before the store has the piece',
  body: ExchangeRequestIdBody,
  answer: ExchangeRequest,
});

export const exchangeAccept = post('exchange/request/accept/', 'customer', {
  proof: ['on-new-device'],
  once: true,
  summary: 'Accepts what the store offers after its test',
  body: ExchangeAcceptBody,
  answer: ExchangeRequest,
});

export const exchangeDecline = post('exchange/request/decline/', 'customer', {
  once: true,
  summary: 'Declines it; the piece goes back',
  body: ExchangeRequestIdBody,
  answer: ExchangeRequest,
});

export const exchangeAccount = post('exchange/request/account/', 'customer', {
  proof: ['on-new-device'],
  once: true,
  summary: 'Another account, after the bank did not take the money',
  body: ExchangeAccountBody,
  answer: ExchangeRequest,
  limit: { name: 'exchange-account', seconds: DAY_SECONDS, counts: 'effects', customer: 20 },
});
