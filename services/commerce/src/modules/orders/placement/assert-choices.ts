/** Whether what a shopper chose to pay with still goes with the order. */
import { GRANTED_MODES, type PaymentMode } from '@suvarna/contracts/checkout';
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type CheckoutContext, type GrantedModes, type Quote } from '../../checkout/index.ts';
import { TenderRefused } from '../../tenders/index.ts';

/** The vouchers that the order names are those of the bag (specification's `vouchers[]`). @throws Refusal when they are others */
export async function assertVouchers(
  tx: Tx,
  { tenders, owner }: CheckoutContext,
  named: readonly string[] | undefined,
  kinds: readonly string[],
): Promise<void> {
  if (named === undefined) return;
  const known = await Promise.all(
    kinds.map(async (kind) => (await tenders.of(kind).inBag?.(tx, owner)) ?? []),
  );
  if (!isDeepStrictEqual(new Set(known.flat()), new Set(named))) throw new Refusal('CHECKOUT.PRICE_CHANGED');
}

/** @throws TenderRefused when a tender does not go with that way to pay */
export function assertModeSuits(
  { tenders }: CheckoutContext,
  kinds: readonly string[],
  mode: PaymentMode,
): void {
  const refusal = tenders.modeRefusal(kinds, mode);
  if (refusal !== undefined) throw new TenderRefused(refusal);
}

/** @throws Refusal when that way to pay has to be granted and is not */
export async function assertGranted(
  tx: Tx,
  { owner, currency, at, grantedModes }: CheckoutContext & { readonly grantedModes: GrantedModes },
  mode: PaymentMode,
  { payable, items }: { readonly payable: number; readonly items: Quote['items'] },
): Promise<void> {
  if (!GRANTED_MODES.includes(mode)) return;
  const option = await grantedModes.get(mode)?.option(tx, { owner, currency, payable, items, at });
  if (option?.eligible !== true) throw new Refusal('PAYMENT.MODE_UNAVAILABLE');
}
