import {
  bagValue,
  buybackCreate,
  exchangeAccept,
  exchangeAccount,
  exchangeCreate,
  exchangeDecline,
  type ExchangeRequest,
  exchangeRequestDetails,
  exchangeRequestList,
  exchangeWithdraw,
  oldGoldCreate,
  pieceQuote,
  productValue,
} from '@suvarna/contracts/exchange';
import type { Locale } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { currencyOf } from '../../platform/http/shape/currency.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { linesOfOwner } from '../bag/index.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { findOwnOrder } from '../orders/index.ts';
import { requestsOfCustomer, type RequestRow } from '../requests/index.ts';
import { askForPiece, type AskContext } from './requests/ask-exchange.ts';
import { askForOldGold } from './requests/ask-for-gold.ts';
import { evidenceOf } from './evidence.ts';
import { KINDS } from './requests/exchange-requests.ts';
import { quotePiece } from './quotes/quote-piece.ts';
import { accept, changeAccount, decline, withdraw, type Responding } from './requests/respond.ts';
import { valueBag } from './worth/value-bag.ts';
import { valueProduct } from './worth/value-product.ts';
import { viewOwnRequest, viewRequests } from './requests/view-requests.ts';

const PAGE_SIZE = 10;
const KIND_NAMES = KINDS.all.map(({ kind }) => kind);

/** What pieces are worth, and handing them in; of the caller. */
export function exchangeRoutes(deps: Needs): FastifyPluginAsync {
  const { db, pool, clock, catalogue, config } = deps;
  const { documentSecret, sessionSecret: secret } = config;
  const { priceOf, detailsOf, materialsOf } = catalogue;

  const contextOf = (request: FastifyRequest, locale: Locale | undefined): AskContext => ({
    priceOf,
    detailsOf,
    materialsOf,
    secret,
    documentSecret,
    owner: shopperOf(request),
    locale: locale ?? localeOf(request),
    at: clock(),
    photos: request.drawnPhotos ?? [],
  });

  async function one(tx: Tx, row: RequestRow) {
    const [view] = await viewRequests(tx, [row], clock());
    return envelope(view as ExchangeRequest);
  }

  const responding = (request: FastifyRequest<{ Body: { request_id: string } }>): Responding => ({
    customerId: shopperOf(request).id,
    requestId: request.body.request_id,
    documentSecret,
    at: clock(),
  });

  return async (app) => {
    serve(app, pieceQuote, async (request) =>
      envelope(
        await quotePiece(
          db,
          { priceOf, detailsOf, materialsOf, secret, at: clock() },
          { owner: shopperOf(request), itemId: request.query.order_item_id, type: request.query.type },
        ),
      ),
    );

    serve(app, productValue, async (request) => {
      const { product_id: productId, ...options } = request.query;
      return envelope(valueProduct({ priceOf, detailsOf }, { productId, ...options }));
    });

    serve(app, bagValue, async (request) =>
      envelope(
        valueBag({ priceOf, detailsOf }, await linesOfOwner(db, shopperOf(request)), currencyOf(request)),
      ),
    );

    serveOnce(app, exchangeCreate, async ({ tx, request }) => {
      const { body } = request;
      return one(tx, await askForPiece(tx, contextOf(request, body.locale), 'exchange', body));
    });
    serveOnce(app, buybackCreate, async ({ tx, request }) => {
      const { body } = request;
      return one(tx, await askForPiece(tx, contextOf(request, body.locale), 'buyback', body));
    });
    serveOnce(app, oldGoldCreate, async ({ tx, request }) => {
      const { body } = request;
      return one(tx, await askForOldGold(tx, { ...contextOf(request, body.locale), pool }, body));
    });

    serve(app, exchangeRequestList, async (request) => {
      const { page, order_no: orderNo } = request.query;
      if (orderNo !== undefined && (await findOwnOrder(db, shopperOf(request), orderNo)) === undefined)
        throw new Refusal('ORDER.NOT_FOUND');
      const { rows, count } = await requestsOfCustomer(
        db,
        { kind: KIND_NAMES, customerId: shopperOf(request).id },
        orderNo === undefined
          ? { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
          : { limit: 200, offset: 0 },
      );
      const own = orderNo === undefined ? rows : rows.filter((row) => evidenceOf(row).orderNo === orderNo);
      return envelope({
        results: await viewRequests(db, own, clock()),
        page,
        page_size: orderNo === undefined ? PAGE_SIZE : 200,
        count: orderNo === undefined ? count : own.length,
      });
    });

    serve(app, exchangeRequestDetails, async (request) => {
      const { view } = await viewOwnRequest(db, shopperOf(request).id, request.query.request_id, clock());
      return envelope(view);
    });

    serveOnce(app, exchangeWithdraw, async ({ tx, request }) =>
      one(tx, await withdraw(tx, responding(request))),
    );
    serveOnce(app, exchangeAccept, async ({ tx, request }) =>
      one(tx, await accept(tx, responding(request), request.body.pan)),
    );
    serveOnce(app, exchangeDecline, async ({ tx, request }) =>
      one(tx, await decline(tx, responding(request))),
    );
    serveOnce(app, exchangeAccount, async ({ tx, request }) =>
      one(tx, await changeAccount(tx, responding(request), request.body.account)),
    );
  };
}
