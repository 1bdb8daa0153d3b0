import { indianDay } from '@suvarna/contracts/indian-day';
import { Refusal } from '../../../platform/refusal.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Needs } from '../needs.ts';
import {
  initiatePayment,
  mandateProvidersOf,
  paymentContext,
  ProviderRefused,
  ProviderUnavailable,
} from '../../payments/index.ts';
import { addDays } from '../records/calendar.ts';
import { instalmentSubject } from '../refund/instalment-subject.ts';
import {
  announceCharges,
  canceledMandates,
  changeMandate,
  claimCharges,
  endMandatesOfEnded,
  forgetPaidCharges,
  pendingMandates,
  suspendMandates,
  type Mandate,
} from '../records/mandate.store.ts';
import { refreshMandate } from './mandates.ts';
import { openPayment } from '../payment/pay-instalment.ts';
import { findPlan } from '../records/plan.store.ts';
import { isDaytime } from '../notices/remind.ts';

/** Charges of one instalment before its customer pays by hand. */
const MOST_TRIES = 3;

/**
 * No caller waits for these: what a provider does not answer now is asked again in ten minutes. A fault of ours
 * is one of the job, and keeps no other mandate from its turn: charges were claimed for the day.
 */
async function tolerantly(
  { log, failed }: { readonly log: Dependencies['log']; readonly failed: unknown[] },
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isOthers = error instanceof ProviderUnavailable || error instanceof ProviderRefused;
    if (!isOthers && !(error instanceof Refusal)) failed.push(error);
    log.warn({ err: error }, what);
  }
}

async function charge(deps: Needs, mandate: Mandate, at: Date): Promise<void> {
  const { db, config } = deps;
  const provider = mandateProvidersOf(config).get(mandate.provider);
  const plan = await findPlan(db, mandate.plan_id);
  if (provider === undefined || plan === undefined || mandate.provider_mandate_id === null) return;
  const payment = await db.transaction().execute((tx) =>
    openPayment(tx, {
      customerId: plan.customer_id,
      planId: plan.plan_id,
      number: mandate.charge_number ?? 0,
      amount: undefined,
      mode: mandate.provider,
      via: 'mandate',
      locale: plan.locale,
      at,
    }),
  );
  await initiatePayment(paymentContext(deps), {
    owner: { kind: 'customer', id: plan.customer_id },
    subject: instalmentSubject(payment.payment_id),
    mode: mandate.provider,
    locale: plan.locale,
    open: provider.charge(mandate.provider_mandate_id),
  });
}

/**
 * The work of mandates, by day: what payers confirmed, the notice a day ahead of a charge, the charges of
 * the due dates with three tries on three days, and what providers are told of mandates that ended. A
 * charge is claimed before it is made, and its name at the provider is that of its try, so that none
 * is made twice.
 *
 * @returns how many charges were tried
 * @throws AggregateError of those that failed by a fault of ours, after all others
 */
export async function workMandates(deps: Needs): Promise<number> {
  const { db, clock, config } = deps;
  const at = clock();
  if (!isDaytime(at)) return 0;
  const day = indianDay(at);
  const failed: unknown[] = [];
  const trying = { log: deps.log, failed };
  for (const mandate of await pendingMandates(db, at))
    await tolerantly(trying, 'a mandate could not be asked about', () => refreshMandate(deps, mandate));
  await endMandatesOfEnded(db, at);
  for (const mandate of await canceledMandates(db, at))
    await tolerantly(trying, 'a mandate could not be ended yet', async () => {
      const provider = mandateProvidersOf(config).get(mandate.provider);
      if (mandate.provider_mandate_id !== null) {
        // Of one that is not set up now it stays to be told: it may still be charged there.
        if (provider === undefined) return;
        await provider.cancel(mandate.provider_mandate_id);
      }
      await changeMandate(db, mandate.mandate_id, ['canceled'], { cancel_told_at: at });
    });
  await forgetPaidCharges(db);
  await suspendMandates(db, { day, at, mostTries: MOST_TRIES });
  await announceCharges(db, { tomorrow: addDays(day, 1), at });
  const due = await claimCharges(db, { day, tomorrow: addDays(day, 1), at, mostTries: MOST_TRIES });
  for (const mandate of due)
    await tolerantly(trying, 'an instalment could not be charged', () => charge(deps, mandate, at));
  if (failed.length > 0)
    throw new AggregateError(failed, `${String(failed.length)} mandates could not be worked on.`);
  return due.length;
}
