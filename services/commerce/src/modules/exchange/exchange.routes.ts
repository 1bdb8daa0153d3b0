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
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Needs } from './needs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { currencyOf } from '../../platform/http/currency.ts';
import { takeAllowance } from '../../platform/http/allowance.store.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { consume } from '../../platform/http/rate-limit.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { linesOfOwner } from '../bag/index.ts';
import { effect, refusing } from '../checkout/index.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { findOwnOrder } from '../orders/index.ts';
import { requestsOfCustomer, type RequestRow } from '../requests/index.ts';
import { askForPiece, type AskContext } from './requests/ask-exchange.ts';
import { askForOldGold } from './requests/ask-for-gold.ts';
import { QuoteStale } from './errors.ts';
import { evidenceOf } from './evidence.ts';
import { KINDS } from './requests/exchange-requests.ts';
import { quotePiece } from './quotes/quote-piece.ts';
import { accept, changeAccount, decline, withdraw, type Responding } from './requests/respond.ts';
import { valueBag } from './worth/value-bag.ts';
import { valueProduct } from './worth/value-product.ts';
import { viewOwnRequest, viewRequests } from './requests/view-requests.ts';

const PAGE_SIZE = 10;
/** People plan a way for each: nobody asks for more a day. */
const DAILY = 20;
const DAY_SECONDS = 86_400;
/** Values one address may ask for: somebody who compares pieces, not somebody who copies the catalogue. */
const VALUES_A_MINUTE = { points: 120, duration: 60 } as const;
const KIND_NAMES = KINDS.all.map(({ kind }) => kind);

/** A stale quote is answered with the new one, and nothing was done. */
async function requoting<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QuoteStale)) throw error;
    throw new Refusal(error.status, error.code, error.message, { cause: error, data: error.quote });
  }
}

async function takeDaily(
  tx: Tx,
  what: 'exchange-request' | 'exchange-account',
  customerId: string,
  at: Date,
): Promise<void> {
  const name = `${what}:${customerId}`;
  const wait = await takeAllowance(tx, { name, limit: DAILY, seconds: DAY_SECONDS }, at);
  if (wait !== undefined)
    throw new Refusal(429, 'REQUEST.TOO_MANY', 'Too many attempts. Please try again later.', {
      retryAfter: wait,
    });
}

/** What pieces are worth, and handing them in; of whoever calls. */
export function exchangeRoutes(deps: Needs): FastifyPluginAsync {
  const { db, pool, clock, catalogue, config } = deps;
  const { documentSecret, sessionSecret: secret } = config;
  const { priceOf, detailsOf, materialsOf } = catalogue;

  const contextOf = (request: FastifyRequest, locale: 'en' | 'hi' | undefined): AskContext => ({
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

  const asking = (
    request: FastifyRequest,
    reply: FastifyReply,
    locale: 'en' | 'hi' | undefined,
    work: (tx: Tx, context: AskContext) => Promise<RequestRow>,
  ) =>
    effect(deps, request, reply, (tx) =>
      requoting(async () => {
        const context = contextOf(request, locale);
        const row = await work(tx, context);
        await takeDaily(tx, 'exchange-request', context.owner.id, context.at);
        return one(tx, row);
      }),
    );

  const responding = (
    request: FastifyRequest,
    reply: FastifyReply,
    requestId: string,
    work: (tx: Tx, responding: Responding) => Promise<RequestRow>,
  ) =>
    effect(deps, request, reply, async (tx) => {
      const customerId = shopperOf(request).id;
      return one(tx, await work(tx, { customerId, requestId, documentSecret, at: clock() }));
    });

  const valued = new RateLimiterMemory(VALUES_A_MINUTE);

  return async (app) => {
    serve(app, pieceQuote, async (request) =>
      envelope(
        await refusing(() =>
          quotePiece(
            db,
            { priceOf, detailsOf, materialsOf, secret, at: clock() },
            { owner: shopperOf(request), itemId: request.query.order_item_id, type: request.query.type },
          ),
        ),
      ),
    );

    serve(app, productValue, async (request) => {
      await consume(valued, callerAddress(request));
      const { product_id: productId, ...options } = request.query;
      return envelope(
        await refusing(async () => valueProduct({ priceOf, detailsOf }, { productId, ...options })),
      );
    });

    serve(app, bagValue, async (request) =>
      envelope(
        valueBag({ priceOf, detailsOf }, await linesOfOwner(db, shopperOf(request)), currencyOf(request)),
      ),
    );

    serve(app, exchangeCreate, (request, reply) =>
      asking(request, reply, request.body.locale, (tx, context) =>
        askForPiece(tx, context, 'exchange', request.body),
      ),
    );
    serve(app, buybackCreate, (request, reply) =>
      asking(request, reply, request.body.locale, (tx, context) =>
        askForPiece(tx, context, 'buyback', request.body),
      ),
    );
    serve(app, oldGoldCreate, (request, reply) =>
      asking(request, reply, request.body.locale, (tx, context) =>
        askForOldGold(tx, { ...context, pool }, request.body),
      ),
    );

    serve(app, exchangeRequestList, async (request) => {
      const { page, order_no: orderNo } = request.query;
      if (orderNo !== undefined && (await findOwnOrder(db, shopperOf(request), orderNo)) === undefined)
        throw new Refusal(404, 'ORDER.NOT_FOUND', 'This order was not found.');
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

    serve(app, exchangeWithdraw, (request, reply) =>
      responding(request, reply, request.body.request_id, withdraw),
    );
    serve(app, exchangeAccept, (request, reply) =>
      responding(request, reply, request.body.request_id, (tx, of) => accept(tx, of, request.body.pan)),
    );
    serve(app, exchangeDecline, (request, reply) =>
      responding(request, reply, request.body.request_id, decline),
    );
    serve(app, exchangeAccount, (request, reply) =>
      responding(request, reply, request.body.request_id, async (tx, of) => {
        const row = await changeAccount(tx, of, request.body.account);
        // Each account that is looked at costs money, and its answer is told by e-mail and SMS.
        await takeDaily(tx, 'exchange-account', of.customerId, of.at);
        return row;
      }),
    );
  };
}
