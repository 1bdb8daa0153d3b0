import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CheckoutContext } from './draft.ts';
import { lockWhatIsLeft, type LockWish } from './price-lock.ts';
import { CheckoutRefused, REQUOTED } from './refused.ts';
import { principalOf, shopperOf } from '../identity/index.ts';
import { currencyOf } from '../../platform/http/currency.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { Refusal } from '../../platform/http/refusal.ts';

export function contextOf(deps: Dependencies, request: FastifyRequest): CheckoutContext {
  return {
    owner: shopperOf(request),
    currency: currencyOf(request),
    priceOf: deps.catalogue.priceOf,
    at: deps.clock(),
    orders: deps.shopperOrders,
    lockSecret: deps.config.sessionSecret,
  };
}

export function refusalOf(error: CheckoutRefused): Refusal {
  return new Refusal(error.status, error.code, error.message, { cause: error });
}

/** Runs a read or an effect whose refusals are the domain's own. */
export async function refusing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CheckoutRefused) throw refusalOf(error);
    throw error;
  }
}

/** An effect of a shopper, once for its key; what the domain refuses is kept with it. */
export function effect<Answer extends object>(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return performOnce(deps.db, principalOf(shopperOf(request)), request, reply, (tx) =>
    refusing(() => work(tx)),
  );
}

/**
 * An effect on the way from bag to order. When the promise behind it does not stand, everything it
 * did is undone, and the refusal (409) brings a new price lock: nothing changes silently. Such a
 * refusal is not kept, so that the same call may be made again with the new lock.
 */
export async function effectOrRequote<Answer extends object>(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  wish: LockWish,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  let refused: CheckoutRefused | undefined;
  try {
    return await performOnce(deps.db, principalOf(shopperOf(request)), request, reply, async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        if (!(error instanceof CheckoutRefused)) throw error;
        refused = error;
        throw REQUOTED.includes(error.code)
          ? new Refusal(409, error.code, error.message, { cause: error })
          : refusalOf(error);
      }
    });
  } catch (error) {
    if (refused === undefined || !REQUOTED.includes(refused.code)) throw error;
    throw new Refusal(409, refused.code, refused.message, {
      cause: refused,
      data: await newLock(deps, request, wish, refused),
    });
  }
}

async function newLock(
  deps: Dependencies,
  request: FastifyRequest,
  wish: LockWish,
  refused: CheckoutRefused,
): Promise<object | null> {
  if (refused.code === 'CHECKOUT.OUT_OF_STOCK') await deps.catalogue.refresh();
  const context = contextOf(deps, request);
  const left = refused.code === 'COINS.INSUFFICIENT' ? { ...wish, useCoins: undefined } : wish;
  try {
    return await deps.db.transaction().execute((tx) => lockWhatIsLeft(tx, context, left));
  } catch (error) {
    // The address may be gone as well; the refusal then stands alone.
    if (error instanceof CheckoutRefused) return null;
    throw error;
  }
}
