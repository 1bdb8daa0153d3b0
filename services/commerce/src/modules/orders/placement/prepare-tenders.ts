import { Refusal } from '../../../platform/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { standingPriceHold, tendersIn, type CheckoutContext } from '../../checkout/index.ts';
import { requireKnownDevice } from '../../identity/index.ts';
import { TenderRefused } from '../../tenders/index.ts';
import { findOrderOfPriceHold } from '../rows/order.store.ts';

/**
 * Before an order is made: what pays for it and stands with another provider (a voucher) is put aside there.
 * Between transactions, since no order's locks wait for another's answer; what no order takes is given back.
 *
 * @throws TenderRefused when there is not so much any more
 * @throws Refusal when the account's own is to pay, in a browser that the account does not know
 */
export async function prepareTenders(
  db: Database,
  context: CheckoutContext,
  lockId: string,
  asking: { readonly newDevice: boolean },
): Promise<void> {
  const { owner, at, tenders } = context;
  const lock = await standingPriceHold(db, context, lockId).catch((error: unknown) => {
    // The order says so itself, and brings a new promise.
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (lock === undefined || lock.tenders.length === 0) return;
  if ((await findOrderOfPriceHold(db, lockId)) !== undefined) return;
  // What the account holds is not spent by a password alone, wherever it was switched on.
  if (lock.tenders.some((kind) => tenders.of(kind).rule.bearer !== true)) requireKnownDevice(asking);
  for (const { kind, units } of tendersIn(lock.quote.totals)) {
    const tender = tenders.of(kind);
    if (tender.prepare === undefined) continue;
    const waiting = await context.orders.waiting(db, owner);
    const refused = await tender.prepare({ owner, units, waiting, at });
    if (refused !== undefined) throw new TenderRefused(refused);
  }
}
