import type { EnrolBody, EnrolForm } from '@suvarna/contracts/golden-bounty';
import { indianDay } from '@suvarna/contracts/indian-day';
import { languageOf, type Locale } from '@suvarna/contracts/locale';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findCustomer, phoneOfCustomer, sessionDead } from '../../identity/index.ts';
import { addDays } from '../records/calendar.ts';
import { scheduleOf } from '../records/plan-schedule.ts';
import { newPlanId } from '../records/ids.ts';
import { requireInstalment } from '../records/limits-of-amount.ts';
import { requireName, requireNominee } from '../records/nominee.ts';
import { panFrom, panOfPlan, totalOfYear } from '../records/pan.ts';
import { holdEnrolments, insertPlan, lastPanOf, noteHistory, type Plan } from '../records/plan.store.ts';
import { nomineeColumns } from '../records/sealed-nominee.ts';
import { PENDING_DAYS, TERMS_VERSION } from '../records/terms.ts';

export interface Enrolment {
  readonly customerId: string;
  readonly body: EnrolBody;
  readonly locale: Locale;
  readonly documentSecret: string;
  readonly at: Date;
}

/**
 * Opens a plan. It is pending until its first payment, by which all its days are counted, and lapses
 * when none comes in a week.
 *
 * @throws Refusal when the amount cannot be, the terms have changed, the account has no proven phone, or a PAN is needed
 */
export async function enrol(
  tx: Tx,
  { customerId, body, locale, documentSecret, at }: Enrolment,
): Promise<Plan> {
  requireInstalment(body.amount_paise);
  if (body.terms_version !== TERMS_VERSION) throw new Refusal('BOUNTY.TERMS_CHANGED');
  const nominee = requireNominee(body.nominee, locale);
  await holdEnrolments(tx, customerId);
  const customer = await findCustomer(tx, customerId);
  if (customer === undefined) throw sessionDead();
  // A code to it confirms another nominee, and banks announce each debit to it: later it would be too late to ask.
  if (phoneOfCustomer(customer) === '') throw new Refusal('BOUNTY.PHONE_REQUIRED');
  const planId = newPlanId();
  const pan = await panOfPlan(tx, documentSecret, {
    customerId,
    planId,
    instalment: body.amount_paise,
    pan: body.pan,
    at,
  });
  const language = body.locale ?? (customer.language === 'en' ? locale : languageOf(customer.language));
  const plan = await insertPlan(tx, {
    plan_id: planId,
    customer_id: customerId,
    instalment: body.amount_paise,
    terms_version: body.terms_version,
    consented_at: at,
    name_on_pan: requireName(body.name_on_pan, '/name_on_pan', locale),
    ...pan,
    ...nomineeColumns(documentSecret, planId, nominee),
    locale: language,
    created_at: at,
    started_on: null,
    redeem_by: null,
    matures_on: null,
    next_step: 'lapse',
    next_step_on: addDays(indianDay(at), PENDING_DAYS + 1),
    next_due_on: null,
    next_grace_until: null,
    cure_from: null,
    reminded_on: null,
    cancel_requested_at: null,
    cancel_state: null,
  });
  await noteHistory(tx, planId, { at, event: 'enrolled', by: 'customer', note: body.terms_version });
  return plan;
}

/** What the page of enrolment begins with. */
export async function enrolForm(db: Database, customerId: string, at: Date): Promise<EnrolForm> {
  const customer = await findCustomer(db, customerId);
  if (customer === undefined) throw sessionDead();
  const [yearTotal, pan] = await Promise.all([totalOfYear(db, customerId, at), lastPanOf(db, customerId)]);
  const today = indianDay(at);
  const schedule = scheduleOf({ startedOn: today, instalment: 1, parts: [] }, today);
  return {
    name: [customer.first_name, customer.last_name].filter((part) => part !== '').join(' '),
    phone: phoneOfCustomer(customer),
    email: customer.email ?? '',
    year_total_paise: yearTotal,
    pan_from_paise: panFrom(yearTotal),
    pan_last4: pan?.pan_last4 ?? '',
    enrollment_date: today,
    due_day: Number(today.slice(-2)),
    due_dates: schedule.instalments.map(({ due }) => due),
    maturity_date: schedule.maturesOn,
  };
}
