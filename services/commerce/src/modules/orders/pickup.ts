import type { OrderPickup } from '@suvarna/contracts/api/orders';
import { randomInt } from 'node:crypto';
import { OrderRefused } from './errors.ts';
import type { OrderRow } from './order.store.ts';

type Collected = Pick<OrderRow, 'state' | 'shipping_address' | 'pickup_code'>;

/** What the shopper says who collects an order in a store: six digits. */
export const newPickupCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Where an order is collected, and the code once it waits there; `undefined` for one that goes to a door. */
export function pickupOf({
  state,
  shipping_address: to,
  pickup_code: code,
}: Collected): OrderPickup | undefined {
  if (code === null || to.store_id === undefined) return undefined;
  return { store_id: to.store_id, code: state === 'out_for_delivery' ? code : '' };
}

/** Pieces are handed over to whoever says the code of the order, and to nobody else. @throws OrderRefused */
export function assertPickupCode({ pickup_code: code }: Collected, said: string | undefined): void {
  if (code !== null && said !== code) throw new OrderRefused('ORDER.PICKUP_CODE_WRONG');
}
