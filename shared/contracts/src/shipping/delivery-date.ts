import type { DeliveryTier } from './schemas.ts';
import { DELIVERY_DAYS } from '../base/storefront-constants.ts';
import type { Way } from './way.ts';
import { addWorkingDays, dayOfWork } from './working-days.ts';

export interface Piece {
  /** Pieces of exactly this choice of options in stock. */
  readonly stock: number | 'made-to-order';
  /** Working days until dispatch; 1 for a ready piece: it leaves on the day it is taken up. */
  readonly leadDays: number;
  readonly quantity: number;
  /** When it is ordered. */
  readonly at: Date;
}

/** ISO dates in India's time. */
export interface DeliveryPromise {
  readonly dispatch: string;
  readonly delivery: string;
  readonly tier: DeliveryTier;
}

function tierOf(service: Way, ready: boolean): DeliveryTier {
  if (service.countryId !== 'IN') return 'international';
  if (service.express && ready) return 'express';
  return service.fast ? 'fast' : 'standard';
}

/**
 * When a piece leaves and arrives (domain rules §2.8): taken up the same working day until 14:00,
 * made to order in its lead days, then on the road by tier; Sundays and holidays do not count.
 */
export function deliveryDate(service: Way, piece: Piece): DeliveryPromise {
  const ready = piece.stock !== 'made-to-order' && piece.quantity <= piece.stock;
  const tier = tierOf(service, ready);
  const dispatch = addWorkingDays(dayOfWork(piece.at), Math.max(0, piece.leadDays - 1));
  return {
    dispatch,
    delivery: addWorkingDays(dispatch, tier === 'express' ? DELIVERY_DAYS.express : service.roadDays),
    tier,
  };
}
