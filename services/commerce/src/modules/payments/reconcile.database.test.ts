import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { startCheckout, type CheckoutRig } from '../../../test-support/checkout.fixtures.ts';
import { BooksDisagree, reconcile } from './reconcile.job.ts';

let rig: CheckoutRig;
beforeAll(async () => {
  rig = await startCheckout('reconcile');
});
afterAll(() => rig.stop());

const check = () =>
  reconcile({
    db: rig.db,
    purposes: rig.app.deps.purposes,
    log: pino({ level: 'silent' }),
    clock: () => rig.now,
  });

it('is silent about books that agree, and fails, so that the job is seen, when an order has no payment behind it', async () => {
  await rig.waiting();
  await check();
  const { order } = await rig.waiting();
  await rig.pay(order);
  // Booked in the ledger, but no provider reported it: what a fault between the two would leave.
  await expect(check()).rejects.toThrow(BooksDisagree);
});
