import type { Dependencies } from '../../../dependencies.ts';
import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts';
import { VoucherNo, type VoucherProvider } from '../provider/provider.ts';
import { claimRefunds, noteRefundTry, settleRefund } from './refund.store.ts';
import type { Reservation } from './reservation.store.ts';
import { claimCaptures, claimReleases, endReservation, tryAgain } from './settle.store.ts';

type Context = Pick<Dependencies, 'db' | 'log' | 'clock' | 'voucherProvider'>;

const AT_ONCE = 20;
/** Longer than a provider call may take: after it, the process that claimed a row is gone. */
const LEASE_MS = 20_000;
const LONGEST_PAUSE_MS = 3_600_000;

const pauseMs = (tries: number): number => Math.min(5_000 * 2 ** Math.min(tries, 12), LONGEST_PAUSE_MS);

type Outcome = { readonly kind: 'done' } | { readonly kind: 'no' | 'later'; readonly error: string };

/** Tells the provider something; asked again under the same name, it is the same thing. */
async function tell({ log }: Context, what: object, work: () => Promise<void>): Promise<Outcome> {
  try {
    await work();
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof VoucherNo) {
      log.error({ err: error, ...what }, 'a voucher provider said no; a person must look at it');
      return { kind: 'no', error: error.message };
    }
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    log.warn({ err: error, ...what }, 'a voucher provider did not answer');
    return { kind: 'later', error: error.message };
  }
}

async function settleReservation(
  context: Context,
  row: Reservation,
  call: () => Promise<void>,
  [good, bad]: readonly ['captured', 'declined'] | readonly ['released', 'stuck'],
): Promise<void> {
  const { db, clock } = context;
  const { reservation_id: id, order_no: order } = row;
  const outcome = await tell(context, { reservation: id, order }, call);
  const at = clock();
  if (outcome.kind === 'done') await endReservation(db, id, good, { at });
  else if (outcome.kind === 'no') await endReservation(db, id, bad, { error: outcome.error, at });
  else await tryAgain(db, row, outcome.error, new Date(at.getTime() + pauseMs(row.tries)));
}

async function captureAll(context: Context, provider: VoucherProvider): Promise<number> {
  const rows = await claimCaptures(context.db, claimAt(context));
  await Promise.all(
    rows.map((row) =>
      settleReservation(context, row, () => provider.capture(row.reservation_id, row.used), [
        'captured',
        'declined',
      ]),
    ),
  );
  return rows.length;
}

async function releaseAll(context: Context, provider: VoucherProvider): Promise<number> {
  const rows = await claimReleases(context.db, claimAt(context));
  await Promise.all(
    rows.map((row) =>
      settleReservation(context, row, () => provider.release(row.reservation_id), ['released', 'stuck']),
    ),
  );
  return rows.length;
}

async function refundAll(context: Context, provider: VoucherProvider): Promise<number> {
  const { db, clock } = context;
  const { at, until } = claimAt(context);
  const rows = await claimRefunds(db, at, until, AT_ONCE);
  await Promise.all(
    rows.map(async (row) => {
      const { refund_id: refundId, reservation_id: id, amount } = row;
      const outcome = await tell(context, { refund: refundId }, async () => {
        // Its provider never paid: there is nothing to give back.
        if (row.reservation_state !== 'declined') await provider.refund(id, { refundId, amount });
      });
      if (outcome.kind === 'done') return settleRefund(db, refundId, clock());
      await noteRefundTry(db, refundId, {
        state: outcome.kind === 'no' ? 'failed' : 'requested',
        error: outcome.error,
        at: outcome.kind === 'no' ? null : new Date(clock().getTime() + pauseMs(row.tries)),
      });
    }),
  );
  return rows.length;
}

const claimAt = ({ clock }: Context) => {
  const at = clock();
  return { at, until: new Date(at.getTime() + LEASE_MS), atOnce: AT_ONCE };
};

/** Captures what orders were placed with, releases what none took, gives back what was refunded. A job calls it often; several processes may. @returns how many were handled */
export async function settleVouchers(context: Context): Promise<number> {
  const { voucherProvider } = context;
  if (voucherProvider === null) return 0;
  return (
    (await captureAll(context, voucherProvider)) +
    (await releaseAll(context, voucherProvider)) +
    (await refundAll(context, voucherProvider))
  );
}
