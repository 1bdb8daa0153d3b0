import type { LineComponents } from './tables.ts';
import type { PieceDetails } from '../pricing/pricing-port.ts';

export function componentsOf({ ratePerGram, metal, making, stones }: PieceDetails): LineComponents {
  return { ratePerGram, metal, making, stones };
}
