import { type Cart, cartAdd, cartList, cartRemove, cartUpdate } from '@suvarna/contracts/bag';
import type { Envelope } from '@suvarna/contracts/call';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { addToBag, removeFromBag, updateBag, type BagChange, type BagContext } from './change.ts';
import { shopperOf } from '../identity/index.ts';
import { currencyOf } from '../../platform/http/shape/currency.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import type { BagLine } from './bag.store.ts';
import { Refusal } from '../../platform/refusal.ts';

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

  async function changed(
    { tx, request }: { readonly tx: Tx; readonly request: FastifyRequest },
    change: Promise<BagChange>,
  ): Promise<Envelope<Cart>> {
    const outcome = await change;
    if (outcome.kind === 'refused') throw new Refusal(outcome.code);
    return view(tx, request, outcome.lines);
  }

  return async (app) => {
    serve(app, cartList, (request) => view(db, request));
    serveOnce(app, cartAdd, (effect) =>
      changed(effect, addToBag(effect.tx, contextOf(effect.request), effect.request.body)),
    );
    serveOnce(app, cartUpdate, (effect) =>
      changed(effect, updateBag(effect.tx, contextOf(effect.request), effect.request.body)),
    );
    serveOnce(app, cartRemove, (effect) =>
      changed(effect, removeFromBag(effect.tx, contextOf(effect.request), effect.request.body)),
    );
  };
}
