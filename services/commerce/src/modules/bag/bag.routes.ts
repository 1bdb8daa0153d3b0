import { Cart, CartAddBody, CartRemoveBody, CartUpdateBody } from '@suvarna/contracts/api/customer';
import type { Envelope } from '@suvarna/contracts/errors';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { addToBag, removeFromBag, updateBag, type BagChange, type BagContext } from './change.ts';
import { principalOf, shopperOf } from '../identity/index.ts';
import { currencyOf } from '../../platform/http/currency.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { answers, envelope } from '../../platform/http/envelope.ts';
import { bagRefusal } from './refusals.ts';

const shopperOnly = { config: { access: 'shopper' } } as const;
const shopperOnce = { config: { access: 'shopper', once: true } } as const;
const security = [{ token: [] }];
const tags = ['bag'];

/** `customer/cart/…`: a bag belongs to the session that asks, and no call names another's. */
export function bagRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
  const { db, catalogue } = deps;
  const contextOf = (request: FastifyRequest): BagContext => ({
    owner: shopperOf(request),
    currency: currencyOf(request),
    priceOf: catalogue.priceOf,
  });

  async function view(where: Database | Tx, request: FastifyRequest): Promise<Envelope<Cart>> {
    const { cart, message } = await deps.viewBag(where, contextOf(request));
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
      return view(tx, request);
    });
  }

  return async (app) => {
    app.get(
      '/customer/cart/list/',
      { ...shopperOnly, schema: { tags, security, summary: 'The bag, priced now', response: answers(Cart) } },
      (request) => view(db, request),
    );
    app.post(
      '/customer/cart/add/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Puts pieces into the bag',
          body: CartAddBody,
          response: answers(Cart),
        },
      },
      (request, reply) => change(request, reply, (tx, context) => addToBag(tx, context, request.body)),
    );
    app.post(
      '/customer/cart/update/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Sets the pieces of a line',
          body: CartUpdateBody,
          response: answers(Cart),
        },
      },
      (request, reply) => change(request, reply, (tx, context) => updateBag(tx, context, request.body)),
    );
    app.post(
      '/customer/cart/remove/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Takes a line out of the bag',
          body: CartRemoveBody,
          response: answers(Cart),
        },
      },
      (request, reply) => change(request, reply, (tx, context) => removeFromBag(tx, context, request.body)),
    );
  };
}
