import type { ErrorCode } from '@suvarna/contracts/call';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { holdPriceOfWhatIsLeft, type PriceHoldChoices } from './price-hold.ts';
import { TenderRefused } from '../../tenders/index.ts';
import { shopperOf } from '../../identity/index.ts';
import { currencyOf } from '../../../platform/http/shape/currency.ts';

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

export const contextOf = (deps: PricerParts, request: FastifyRequest): CheckoutContext =>
  checkoutContext(deps, { owner: shopperOf(request), currency: currencyOf(request) });

/** Refusals after which a new quote shows the shopper what is still possible. */
const REQUOTED: readonly ErrorCode[] = [
  'CHECKOUT.LOCK_EXPIRED',
  'CHECKOUT.PRICE_CHANGED',
  'CHECKOUT.OUT_OF_STOCK',
  'COUPON.EXHAUSTED',
  'COUPON.NOT_APPLICABLE',
  'COUPON.INVALID',
];

/** What a tender does not have any more, it leaves to be paid. */
const isUsedUp = (error: Refusal): boolean =>
  error instanceof TenderRefused && error.reason === 'insufficient';

const isRequoted = (error: Refusal): boolean => REQUOTED.includes(error.code) || isUsedUp(error);

/**
 * What is answered on the way from bag to order when the promise behind an effect does not stand: everything
 * it did is undone, and the refusal (409) brings a new price hold, so nothing changes silently. Such a
 * refusal is not kept, so that the same call may be made again with the new lock.
 */
export const requoting =
  <Request extends FastifyRequest>(
    deps: PricerParts & Pick<Dependencies, 'db'>,
    choicesOf: (request: Request) => PriceHoldChoices,
  ) =>
  async (refused: Refusal, request: Request): Promise<Refusal> =>
    isRequoted(refused)
      ? new Refusal(refused.code, {
          status: 409,
          message: refused.message,
          cause: refused,
          data: await newLock(deps, request, choicesOf(request), refused),
        })
      : refused;

async function newLock(
  deps: PricerParts & Pick<Dependencies, 'db'>,
  request: FastifyRequest,
  choices: PriceHoldChoices,
  refused: Refusal,
): Promise<object | null> {
  if (refused.code === 'CHECKOUT.OUT_OF_STOCK') await deps.catalogue.refresh();
  const context = contextOf(deps, request);
  const left = isUsedUp(refused) ? { ...choices, tenders: {} } : choices;
  try {
    return await deps.db.transaction().execute((tx) => holdPriceOfWhatIsLeft(tx, context, left));
  } catch (error) {
    // The address may be gone as well; the refusal then stands alone.
    if (error instanceof Refusal) return null;
    throw error;
  }
}
