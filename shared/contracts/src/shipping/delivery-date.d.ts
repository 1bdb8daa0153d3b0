import type { DeliveryTier } from './schemas.ts';
import type { Way } from './way.ts';
export interface Piece {
  readonly stock: number | 'made-to-order';
  readonly leadDays: number;
  readonly quantity: number;
  readonly at: Date;
}
export interface DeliveryPromise {
  readonly dispatch: string;
  readonly delivery: string;
  readonly tier: DeliveryTier;
}
export declare function deliveryDate(service: Way, piece: Piece): DeliveryPromise;
