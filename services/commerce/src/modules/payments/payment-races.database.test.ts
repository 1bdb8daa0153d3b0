import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { casesOf } from '@suvarna/testing/cases';
import {
  creditNaively,
  floodWithWebhooks,
  payNaively,
  payUnderFire,
  refundNaively,
} from '../../../test-support/orders/payment-proofs.fixtures.ts';
import { startPaymentHarness, type PaymentHarness } from '../../../test-support/orders/payments.fixtures.ts';

// The short forms; the long ones are in payments.proof.ts.
const SEED = 20_261_121;
const PAID = casesOf(14);
const FLOODED = casesOf(24);
/** Generous: a busy machine must not look like a fault. */
const WITHIN_MS = 120_000;
const withHarness = (name: string): (() => PaymentHarness) => {
  let harness: PaymentHarness;
  beforeAll(async () => {
    harness = await startPaymentHarness(name, SEED);
  });
  afterAll(() => harness.stop());
  return () => harness;
};

describe('F2: no double charge', () => {
  const harness = withHarness('f2');

  it(
    'four tries at once under one key, answers cut on every way: captures = paid orders = keys',
    async () => {
      const { cuts, ...result } = await payUnderFire(harness(), PAID);
      expect(result).toEqual({
        orders: PAID,
        providerCaptures: PAID,
        captures: PAID,
        paidOrders: PAID,
        booked: PAID,
        findings: [],
        differing: 0,
      });
      expect(cuts).toBeGreaterThan((PAID * 5) / 6);
    },
    WITHIN_MS,
  );

  it('a shop that asks the provider again at every try charges more than once: the test above can fail', async () => {
    expect(await payNaively(harness(), 10)).toBeGreaterThan(10);
  });
});

describe('F5: a thousand credits, not three thousand', () => {
  const harness = withHarness('f5');

  it(
    'webhooks three times and shuffled, shoppers coming back, the poller, forgeries: each payment is counted once',
    async () => {
      const { cuts, forged, ...result } = await floodWithWebhooks(harness(), FLOODED, SEED);
      expect(result).toEqual({
        orders: FLOODED,
        providerCaptures: FLOODED,
        captures: FLOODED,
        paidOrders: FLOODED,
        booked: FLOODED,
        findings: [],
        differing: 0,
        forgedAccepted: 0,
      });
      expect([forged, cuts]).toEqual([Math.ceil(FLOODED * 0.15), 0]);
    },
    WITHIN_MS,
  );

  it('a look before the insert counts more than once: the test above can fail', async () => {
    expect(await creditNaively(harness(), FLOODED)).toBeGreaterThan(FLOODED);
  });

  it('a look before a refund gives back more than there is: the test of row 52 (payments.test.ts) can fail', async () => {
    expect(await refundNaively(harness(), 8)).toBeGreaterThan(100);
  });
});
