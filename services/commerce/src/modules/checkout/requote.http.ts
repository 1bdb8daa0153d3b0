import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { holdPriceOfWhatIsLeft, type PriceHoldChoices } from './price-hold.ts';
import { REQUOTED } from './errors.ts';
import { Refused } from '../../platform/refused.ts';
import { TenderRefused } from '../tenders/index.ts';
import { principalOf, shopperOf } from '../identity/index.ts';
import { currencyOf } from '../../platform/http/currency.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** What the pricer works with. */
type PricerParts = Pick<Dependencies, 'catalogue' | 'clock' | 'shopperOrders' | 'tenders' | 'config'>;

export function checkoutContext(
  deps: PricerParts,
  { owner, currency }: Pick<CheckoutContext, 'owner' | 'currency'>,
): CheckoutContext {
  return {
    owner,
    currency,
    priceOf: deps.catalogue.priceOf,
    at: deps.clock(),
    orders: deps.shopperOrders,
    tenders: deps.tenders,
    priceHoldSecret: deps.config.sessionSecret,
  };
}

function refusalOf(error: Refused): Refusal {
  return new Refusal(error.status, error.code, error.message, { cause: error });
}

export const contextOf = (deps: PricerParts, request: FastifyRequest): CheckoutContext =>
  checkoutContext(deps, { owner: shopperOf(request), currency: currencyOf(request) });

/** What a tender does not have any more, it leaves to be paid. */
const isUsedUp = (error: Refused): boolean =>
  error instanceof TenderRefused && error.reason === 'insufficient';

const isRequoted = (error: Refused): boolean => REQUOTED.includes(error.code) || isUsedUp(error);

/** Runs a read or an effect whose refusals are the domain's own. */
export async function refusing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) throw refusalOf(error);
    throw error;
  }
}

/**
 * An effect of a shopper, once for its key; what the domain refuses is kept with it.
 *
 * @param before what stays although the effect is refused, such as a guess that was counted
 */
export function effect<Answer extends object>(
  deps: Pick<Dependencies, 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<Answer>,
  before?: () => Promise<void>,
): Promise<Answer> {
  return performOnce(
    deps.db,
    principalOf(shopperOf(request)),
    request,
    reply,
    (tx) => refusing(() => work(tx)),
    before === undefined ? {} : { before },
  );
}

/**
 * An effect on the way from bag to order. When the promise behind it does not stand, everything it
 * did is undone, and the refusal (409) brings a new price hold: nothing changes silently. Such a
 * refusal is not kept, so that the same call may be made again with the new lock.
 *
 * @param before what has to be asked of others first, between transactions
 */
export async function effectOrRequote<Answer extends object>(
  deps: PricerParts & Pick<Dependencies, 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
  choices: PriceHoldChoices,
  work: (tx: Tx) => Promise<Answer>,
  before?: () => Promise<void>,
): Promise<Answer> {
  let refused: Refused | undefined;
  const requoting = async <Result>(step: () => Promise<Result>): Promise<Result> => {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused = error;
      throw isRequoted(error)
        ? new Refusal(409, error.code, error.message, { cause: error })
        : refusalOf(error);
    }
  };
  try {
    return await performOnce(
      deps.db,
      principalOf(shopperOf(request)),
      request,
      reply,
      (tx) => requoting(() => work(tx)),
      before === undefined ? {} : { before: () => requoting(before) },
    );
  } catch (error) {
    if (refused === undefined || !isRequoted(refused)) throw error;
    throw new Refusal(409, refused.code, refused.message, {
      cause: refused,
      data: await newLock(deps, request, choices, refused),
    });
  }
}

async function newLock(
  deps: PricerParts & Pick<Dependencies, 'db'>,
  request: FastifyRequest,
  choices: PriceHoldChoices,
  refused: Refused,
): Promise<object | null> {
  if (refused.code === 'CHECKOUT.OUT_OF_STOCK') await deps.catalogue.refresh();
  const context = contextOf(deps, request);
  const left = isUsedUp(refused) ? { ...choices, tenders: {} } : choices;
  try {
    return await deps.db.transaction().execute((tx) => holdPriceOfWhatIsLeft(tx, context, left));
  } catch (error) {
    // The address may be gone as well; the refusal then stands alone.
    if (error instanceof Refused) return null;
    throw error;
  }
}
