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
import { endpoint } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, type Limit, MINUTE_SECONDS } from '../base/endpoint/limit.ts';

const tag = 'exchange';

/** People plan a way for each: no customer asks for more a day. */
const A_DAY: Limit = { name: 'exchange-request', seconds: DAY_SECONDS, counts: 'effects', customer: 20 };

export const pieceQuote = endpoint({
  method: 'GET',
  path: 'exchange/quote/',
  access: 'shopper',
  tag,
  summary: 'What a delivered piece is worth today, both ways, line by line',
  query: ExchangeQuery,
  answer: ExchangeQuote,
});

export const productValue = endpoint({
  method: 'GET',
  path: 'exchange/value/',
  access: 'public',
  tag,
  summary: 'What a new piece of a design would bring if it came back today, both ways',
  query: ProductValueQuery,
  answer: ProductValue,
  limit: { name: 'product-value', seconds: MINUTE_SECONDS, counts: 'calls', address: 120 },
});

export const bagValue = endpoint({
  method: 'GET',
  path: 'exchange/bag_value/',
  access: 'shopper',
  tag,
  summary: 'What the pieces of the bag would bring if they came back today, both ways',
  query: NoFields,
  answer: BagValue,
});

export const oldGoldQuote = endpoint({
  method: 'GET',
  path: 'exchange/old_gold_quote/',
  access: 'public',
  tag,
  summary: 'What old gold of a weight and karat is worth today',
  query: OldGoldQuery,
  answer: OldGoldQuote,
});

export const exchangeCreate = endpoint({
  method: 'POST',
  path: 'exchange/exchange_request/create/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Hands a piece in for credit, at the amount that was quoted',
  body: ExchangeRequestBody,
  answer: ExchangeRequest,
  conflict: ExchangeQuote,
  photos: true,
  limit: A_DAY,
});

export const buybackCreate = endpoint({
  method: 'POST',
  path: 'exchange/buyback_request/create/',
  access: 'customer',
  proof: ['on-new-device'],
  once: true,
  tag,
  summary: 'Hands a piece in for money, at the amount that was quoted',
  body: BuybackRequestBody,
  answer: ExchangeRequest,
  conflict: ExchangeQuote,
  photos: true,
  limit: A_DAY,
});

export const oldGoldCreate = endpoint({
  method: 'POST',
  path: 'exchange/old_gold_request/create/',
  access: 'customer',
  proof: ['on-new-device'],
  once: true,
  tag,
  summary: 'Hands in gold of any maker; the amount follows its test',
  body: OldGoldRequestBody,
  answer: ExchangeRequest,
  conflict: OldGoldQuote,
  photos: true,
  limit: A_DAY,
});

export const exchangeRequestList = endpoint({
  method: 'GET',
  path: 'exchange/request/list/',
  access: 'customer',
  tag,
  summary: "A customer's requests of all three kinds, the newest first",
  query: ExchangeRequestsQuery,
  answer: ExchangeRequests,
});

export const exchangeRequestDetails = endpoint({
  method: 'GET',
  path: 'exchange/request/details/',
  access: 'customer',
  tag,
  summary: 'One of them',
  query: ExchangeRequestQuery,
  answer: ExchangeRequest,
});

export const exchangeReceipt = endpoint({
  method: 'GET',
  path: 'exchange/request/receipt/',
  access: 'customer',
  tag,
  summary: 'The receipt of a piece the store has, as a PDF',
  query: ExchangeReceiptQuery,
  whole: Download,
});

export const exchangeWithdraw = endpoint({
  method: 'POST',
  path: 'exchange/request/withdraw/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Takes a request back before the store has the piece',
  body: ExchangeRequestIdBody,
  answer: ExchangeRequest,
});

export const exchangeAccept = endpoint({
  method: 'POST',
  path: 'exchange/request/accept/',
  access: 'customer',
  proof: ['on-new-device'],
  once: true,
  tag,
  summary: 'Accepts what the store offers after its test',
  body: ExchangeAcceptBody,
  answer: ExchangeRequest,
});

export const exchangeDecline = endpoint({
  method: 'POST',
  path: 'exchange/request/decline/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Declines it; the piece goes back',
  body: ExchangeRequestIdBody,
  answer: ExchangeRequest,
});

export const exchangeAccount = endpoint({
  method: 'POST',
  path: 'exchange/request/account/',
  access: 'customer',
  proof: ['on-new-device'],
  once: true,
  tag,
  summary: 'Another account, after the bank did not take the money',
  body: ExchangeAccountBody,
  answer: ExchangeRequest,
  limit: { name: 'exchange-account', seconds: DAY_SECONDS, counts: 'effects', customer: 20 },
});
