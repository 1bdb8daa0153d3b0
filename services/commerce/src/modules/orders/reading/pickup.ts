import type { OrderPickup } from '@suvarna/contracts/orders';
import { indianDay } from '@suvarna/contracts/indian-day';
import { COLLECT } from '@suvarna/contracts/storefront-constants';
import { randomInt } from 'node:crypto';
import { Refusal } from '../../../platform/refusal.ts';
import { DAY_MS } from '../../checkout/index.ts';
import type { StepRow } from '../rows/order-step.store.ts';
import type { OrderRow } from '../rows/order.store.ts';

type Collected = Pick<OrderRow, 'state' | 'shipping_address' | 'pickup_code'>;

/** What the shopper says who collects an order in a store: six digits. */
export const newPickupCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Last day on which the store keeps an order that is ready there since. */
const keptUntil = (since: Date): string => indianDay(new Date(since.getTime() + COLLECT.kept_days * DAY_MS));

/** Where an order is collected, and the code once it waits there; `undefined` for one that goes to a door. */
export function pickupOf(
  { state, shipping_address: to, pickup_code: code }: Collected,
  steps: readonly Pick<StepRow, 'state' | 'at'>[],
): OrderPickup | undefined {
  if (code === null || to.store_id === undefined) return undefined;
  const ready = steps.findLast((step) => step.state === 'out_for_delivery');
  if (state !== 'out_for_delivery' || ready === undefined) return { store_id: to.store_id, code: '' };
  return { store_id: to.store_id, code, kept_until: keptUntil(ready.at) };
}

/** The same for a customer who has not proven yet that the account is theirs: the order is worth its code. */
export function withoutPickupCode<View extends { readonly pickup?: OrderPickup | undefined }>(
  view: View,
): View {
  const { pickup } = view;
  if (pickup === undefined || pickup.code === '') return view;
  return { ...view, pickup: { ...pickup, code: '', needs_proof: true } };
}

/** What the person who collects it is told. @param since when it is ready there */
export function toCollectOf(
  { order_no: orderNo, shipping_address: to, pickup_code: code }: Pick<OrderRow, 'order_no'> & Collected,
  since: Date,
): { readonly orderNo: string; readonly store: string; readonly code: string; readonly until: string } {
  const store = [to.house, to.street, to.city, to.pincode].filter(Boolean).join(', ');
  return { orderNo, store, code: code ?? '', until: keptUntil(since) };
}

/** Pieces are handed over to a person who says the code of the order, and to no other person. @throws Refusal */
export function assertPickupCode({ pickup_code: code }: Collected, said: string | undefined): void {
  if (code !== null && said !== code) throw new Refusal('ORDER.PICKUP_CODE_WRONG');
}
