import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { BooksDisagree, reconcile } from './reconcile.job.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const harness = ofSuite(() => startCheckout('reconcile'));

const check = () =>
  reconcile({
    db: harness.db,
    purposes: harness.app.deps.purposes,
    log: pino({ level: 'silent' }),
    clock: () => harness.now,
  });

it('is silent about books that agree, and fails, so that the job is seen, when an order has no payment behind it', async () => {
  await harness.waiting();
  await check();
  const { order } = await harness.waiting();
  await harness.pay(order);
  // Booked in the ledger, but no provider reported it: what a fault between the two would leave.
  await expect(check()).rejects.toThrow(BooksDisagree);
});
