import type { LineComponents } from '../../data/tables/orders.ts';
import type { PieceDetails } from '../bag/pricing-port.ts';

export function componentsOf({ ratePerGram, metal, making, stones }: PieceDetails): LineComponents {
  return { ratePerGram, metal, making, stones };
}
