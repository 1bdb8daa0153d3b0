import { claimRefunds, failRefundRow, noteFailure, type RefundRow } from '../refund/payment-refund.store.ts';
import { applyRefundFact } from './apply-refund-fact.ts';
import type { PaymentContext } from '../context.ts';
import { isOnline, type RefundFact } from './fact.ts';
import {
  ProviderRefused,
  ProviderUnavailable,
  type PaymentProvider,
  type RefundRequest,
} from '../provider.ts';
import { nameOfRefund } from '../refund/refund-name.ts';

const AT_ONCE = 20;
/** Longer than a provider call may take: after it, the process that claimed the refund is gone. */
const LEASE_MS = 20_000;
const LONGEST_PAUSE_MS = 3_600_000;

const pauseMs = (tries: number): number => Math.min(5_000 * 2 ** Math.min(tries, 12), LONGEST_PAUSE_MS);

/** Asked before it is sent again: the answer to the first try may have been lost on its way, and one that failed may have been paid after all. */
async function knownToProvider(
  provider: PaymentProvider,
  row: RefundRow,
  request: RefundRequest,
): Promise<RefundFact | undefined> {
  if (row.tries <= 1 && row.state !== 'sent') return undefined;
  for (let retries = 0; retries < row.retries; retries += 1) {
    const before = await provider.lookRefund({ ...request, refundId: nameOfRefund(row.refund_id, retries) });
    if (before !== undefined && before.state !== 'failed') return before;
  }
  return provider.lookRefund(request);
}

async function sendOne(context: PaymentContext, row: RefundRow): Promise<void> {
  const { db, log, clock, providers } = context;
  const provider = isOnline(row.provider) ? providers.get(row.provider) : undefined;
  const later = (): Date => new Date(clock().getTime() + pauseMs(row.tries));
  if (provider === undefined) return noteFailure(db, row.refund_id, 'the provider is not set up', later());
  const request: RefundRequest = {
    refundId: nameOfRefund(row.refund_id, row.retries),
    providerPaymentId: row.provider_payment_id,
    amount: row.amount,
    currency: row.currency,
  };
  try {
    const known = await knownToProvider(provider, row, request);
    const outcome = await applyRefundFact(context, known ?? (await provider.refund(request)), clock());
    if (outcome === 'unknown')
      await failRefundRow(db, row.refund_id, 'the provider answered for another refund');
    else if (outcome === 'sent' || outcome === 'repeated') await noteFailure(db, row.refund_id, '', later());
  } catch (error) {
    if (error instanceof ProviderRefused) {
      log.error(
        { err: error, refund: row.refund_id },
        'a provider refused a refund; a person must look at it',
      );
      return failRefundRow(db, row.refund_id, error.message);
    }
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, refund: row.refund_id, tries: row.tries }, 'a refund could not be sent yet');
    await noteFailure(db, row.refund_id, error.message, later());
  }
}

/** Sends refunds that wait and asks about those under way. A job calls it often; several processes may. @returns how many were handled */
export async function sendRefunds(context: PaymentContext): Promise<number> {
  const at = context.clock();
  const rows = await claimRefunds(context.db, at, new Date(at.getTime() + LEASE_MS), AT_ONCE);
  await Promise.all(rows.map((row) => sendOne(context, row)));
  return rows.length;
}
