import { type Cart, cartAdd, cartList, cartRemove, cartUpdate } from '@suvarna/contracts/bag';
import type { Envelope } from '@suvarna/contracts/call';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { addToBag, removeFromBag, updateBag, type BagChange, type BagContext } from './change.ts';
import { principalOf, shopperOf } from '../identity/index.ts';
import { currencyOf } from '../../platform/http/currency.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import type { BagLine } from './bag.store.ts';
import { bagRefusal } from './refusals.ts';

/** `customer/cart/…`: a bag belongs to the session that asks, and no call names another's. */
export function bagRoutes(deps: Needs): FastifyPluginAsync {
  const { db, catalogue } = deps;
  const contextOf = (request: FastifyRequest): BagContext => ({
    owner: shopperOf(request),
    currency: currencyOf(request),
    priceOf: catalogue.priceOf,
  });

  async function view(
    where: Database | Tx,
    request: FastifyRequest,
    lines?: readonly BagLine[],
  ): Promise<Envelope<Cart>> {
    const { cart, message } = await deps.viewBag(where, contextOf(request), lines);
    return envelope(cart, message);
  }

  function change(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx, context: BagContext) => Promise<BagChange>,
  ): Promise<Envelope<Cart>> {
    const context = contextOf(request);
    return performOnce(db, principalOf(context.owner), request, reply, async (tx) => {
      const outcome = await work(tx, context);
      if (outcome.kind === 'refused') throw bagRefusal(outcome.code);
      return view(tx, request, outcome.lines);
    });
  }

  return async (app) => {
    serve(app, cartList, (request) => view(db, request));
    serve(app, cartAdd, (request, reply) =>
      change(request, reply, (tx, context) => addToBag(tx, context, request.body)),
    );
    serve(app, cartUpdate, (request, reply) =>
      change(request, reply, (tx, context) => updateBag(tx, context, request.body)),
    );
    serve(app, cartRemove, (request, reply) =>
      change(request, reply, (tx, context) => removeFromBag(tx, context, request.body)),
    );
  };
}
