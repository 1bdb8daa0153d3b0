import { afterEach, expect, it } from '@jest/globals';
import { floodWithWebhooks, payUnderFire } from '../../../test-support/orders/payment-proofs.fixtures.ts';
import { startPaymentHarness, type PaymentHarness } from '../../../test-support/orders/payments.fixtures.ts';

const MINUTES = 60_000;
const SEED = Number(process.env['PROOF_SEED'] ?? 20_261_121);
let harness: PaymentHarness;
afterEach(() => harness.stop());

it(
  `F2: 2,000 payments × 4 tries under one key, every tenth answer cut (seed ${SEED})`,
  async () => {
    harness = await startPaymentHarness('f2long', SEED);
    const { cuts, ...result } = await payUnderFire(harness, 2_000);
    expect(result).toEqual({
      orders: 2_000,
      providerCaptures: 2_000,
      captures: 2_000,
      paidOrders: 2_000,
      booked: 2_000,
      findings: [],
      differing: 0,
    });
    expect(cuts).toBeGreaterThan(1_000);
  },
  20 * MINUTES,
);

it(
  `F5: 1,000 webhooks × 3 shuffled, shoppers and poller beside them, one in twenty forged (seed ${SEED})`,
  async () => {
    harness = await startPaymentHarness('f5long', SEED);
    const { forged, cuts, ...result } = await floodWithWebhooks(harness, 1_000, SEED);
    expect(result).toEqual({
      orders: 1_000,
      providerCaptures: 1_000,
      captures: 1_000,
      paidOrders: 1_000,
      booked: 1_000,
      findings: [],
      differing: 0,
      forgedAccepted: 0,
    });
    expect([forged, cuts]).toEqual([150, 0]);
  },
  20 * MINUTES,
);
