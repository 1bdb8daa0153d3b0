import type { LineComponents } from '../tables.ts';
import type { PieceDetails } from '../../pricing/index.ts';

export function componentsOf({ ratePerGram, metal, making, stones }: PieceDetails): LineComponents {
  return { ratePerGram, metal, making, stones };
}
