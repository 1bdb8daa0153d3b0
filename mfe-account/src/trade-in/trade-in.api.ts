import type { Locale } from '@suvarna/contracts/locale';
import { api } from '@suvarna/api-client';
import type { GoldGrade } from '@suvarna/contracts/catalogue';
import { call, download } from '@suvarna/contracts/call';
import {
  type BankAccount,
  buybackCreate,
  type BuybackRequestBody,
  exchangeAccept,
  exchangeAccount,
  exchangeCreate,
  exchangeDecline,
  type ExchangeQuote,
  exchangeReceipt,
  type ExchangeRequest,
  type ExchangeRequestBody,
  exchangeRequestList,
  exchangeWithdraw,
  oldGoldCreate,
  oldGoldQuote,
  type OldGoldQuote,
  type OldGoldRequestBody,
  pieceQuote,
} from '@suvarna/contracts/exchange';

/** How a piece of an order comes back. */
export type Way = 'exchange' | 'buyback';
export type Karat = GoldGrade;

export const readPieceQuote = (itemId: string, way: Way, signal?: AbortSignal): Promise<ExchangeQuote> =>
  call(api, pieceQuote, { query: { order_item_id: itemId, type: way }, ...(signal && { signal }) });

export const readGoldQuote = (
  karat: Karat,
  milligrams: number,
  signal?: AbortSignal,
): Promise<OldGoldQuote> =>
  call(api, oldGoldQuote, { query: { karat, net_weight_mg: milligrams }, ...(signal && { signal }) });

/** @param idempotencyKey the same for the same request tried again */
export const tradeInForCredit = (
  body: ExchangeRequestBody,
  idempotencyKey: string,
): Promise<ExchangeRequest> => call(api, exchangeCreate, { body, idempotencyKey, heavy: 'photos' in body });
export const tradeInForMoney = (body: BuybackRequestBody, idempotencyKey: string): Promise<ExchangeRequest> =>
  call(api, buybackCreate, { body, idempotencyKey, heavy: 'photos' in body });
export const tradeInGold = (body: OldGoldRequestBody, idempotencyKey: string): Promise<ExchangeRequest> =>
  call(api, oldGoldCreate, { body, idempotencyKey, heavy: 'photos' in body });

/** @param orderNo `''` for all, of which the first page is read */
export const readTradeIns = async (
  orderNo: string,
  signal?: AbortSignal,
): Promise<readonly ExchangeRequest[]> =>
  (
    await call(api, exchangeRequestList, {
      query: { page: 1, ...(orderNo !== '' && { order_no: orderNo }) },
      ...(signal && { signal }),
    })
  ).results;

export const readReceipt = (requestId: string, lang: Locale): Promise<Blob> =>
  download(api, exchangeReceipt, { query: { request_id: requestId, lang } });

type Id = Pick<ExchangeRequest, 'request_id'>;
export const withdrawTradeIn = ({ request_id }: Id): Promise<ExchangeRequest> =>
  call(api, exchangeWithdraw, { body: { request_id } });
export const acceptOffer = ({ request_id }: Id, pan: string): Promise<ExchangeRequest> =>
  call(api, exchangeAccept, { body: { request_id, ...(pan !== '' && { pan }) } });
export const declineOffer = ({ request_id }: Id): Promise<ExchangeRequest> =>
  call(api, exchangeDecline, { body: { request_id } });
export const changeAccount = ({ request_id }: Id, account: BankAccount): Promise<ExchangeRequest> =>
  call(api, exchangeAccount, { body: { request_id, account } });
