import { randomInt, randomUUID } from 'node:crypto';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { applyPaymentFact, type FactOutcome } from '../../payments/settle/apply-payment-fact.ts';
import type { PaymentFact } from '../../payments/settle/fact.ts';
import { createPurposes } from '../../payments/purpose.ts';
import { addDays, type Day } from '../records/calendar.ts';
import { decideCancel, requestCancel } from '../cancel/cancel-plan.ts';
import { checkPlan } from './calendar-checks.fixtures.ts';
import { enrol } from '../plan/enrol.ts';
import { instalmentPurpose } from '../payment/instalment-purpose.ts';
import { capturedFact, openAttempt } from '../payment/instalment-attempt.fixtures.ts';
import { notePaperPayment } from '../payment/paper-money.ts';
import { openPayment } from '../payment/pay-instalment.ts';
import { paidOf } from '../records/payment.store.ts';
import { findPlan, lockPlan } from '../records/plan.store.ts';
import type { Deed, RandomCalendar } from './random-calendar.fixtures.ts';
import { holdPlans, returnToPlans, spendPlans } from '../redemption/redeem.ts';
import { bagPlansOf, redemptionsOfOrder, saveBagPlans } from '../records/redemption.store.ts';
import { spendableOf } from '../redemption/spendable.ts';
import { bringUpToDate, takeSteps } from './take-steps.ts';
import { TERMS_VERSION } from '../records/terms.ts';
import { ownPlanNow } from '../plan/read-plans.ts';
import { undoPaperPayment } from '../payment/undo-paper.ts';

/** How a step is done: at once, or killed somewhere in it and begun again. */
export type Doing = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface CalendarWorld {
  readonly db: Database;
  readonly doing: Doing;
  /** How it is looked at what came of it: again, where a connection that was killed is met. */
  readonly asking: Doing;
  /** The night's work of all plans, or of the calendar's own: calendars that run beside each other have other days. */
  readonly nights: 'all' | 'own';
}

/** What came of a calendar, to show that calendars are of all kinds. */
export interface CalendarEnd {
  readonly status: string;
  readonly paid: number;
  readonly strays: number;
  readonly defaulted: boolean;
}

const NOMINEE = {
  name: 'Ravi Rao',
  phone: '91-9876500000',
  email: 'ravi@example.in',
  relationship: 'spouse',
} as const;

class Run {
  readonly #world: CalendarWorld;
  readonly #calendar: RandomCalendar;
  readonly #customerId = randomUUID();
  readonly #purposes = createPurposes([instalmentPurpose(() => this.#at)]);
  #planId = '';
  #day: Day;
  #orderNo: string | undefined;
  strays = 0;
  defaulted = false;

  constructor(world: CalendarWorld, calendar: RandomCalendar) {
    this.#world = world;
    this.#calendar = calendar;
    this.#day = calendar.startedOn;
  }

  get #at(): Date {
    return new Date(`${this.#day}T12:00:00+05:30`);
  }

  async begin(): Promise<void> {
    const { db, asking } = this.#world;
    await asking(() =>
      db
        .insertInto('customers')
        .values({
          id: this.#customerId,
          email: `${this.#customerId}@calendar.example`,
          email_verified_at: null,
          password_hash: null,
          first_name: 'Asha',
          last_name: 'Rao',
          phone_no: `9${String(randomInt(1e9)).padStart(9, '0')}`,
          phone_verified_at: new Date(0),
          date_of_birth: null,
          anniversary: null,
          spouse_birthday: null,
        })
        .execute(),
    );
    const plan = await asking(() =>
      db.transaction().execute((tx) =>
        enrol(tx, {
          customerId: this.#customerId,
          body: {
            amount_paise: this.#calendar.instalment,
            name_on_pan: 'Asha Rao',
            pan: 'ABCPE1234F',
            nominee: NOMINEE,
            terms_version: TERMS_VERSION,
            consent: true,
          },
          locale: 'en',
          documentSecret: 's'.repeat(32),
          at: this.#at,
        }),
      ),
    );
    this.#planId = plan.plan_id;
    await this.#pay({ kind: 'pay', after: 0, percent: 100 });
  }

  async step(deed: Deed): Promise<void> {
    this.#day = addDays(this.#day, deed.after);
    await this.night();
    await this.#do(deed);
    const { status } = await this.#world.asking(() => checkPlan(this.#world.db, this.#planId, this.#day));
    if (status === 'defaulted') this.defaulted = true;
  }

  async night(): Promise<void> {
    const { db, doing, nights } = this.#world;
    await doing(async () => {
      if (nights === 'all') return takeSteps(db, this.#at);
      return db.transaction().execute(async (tx) => {
        await lockPlan(tx, this.#planId);
        await bringUpToDate(tx, this.#planId, this.#at);
        return 0;
      });
    });
  }

  async end(): Promise<CalendarEnd> {
    this.#day = addDays(this.#day, 500);
    await this.night();
    const { asking, db } = this.#world;
    const plan = await asking(() => checkPlan(db, this.#planId, this.#day));
    return {
      status: plan.status,
      paid: plan.paid_count,
      strays: this.strays,
      defaulted: this.defaulted,
    };
  }

  /** What the rules refuse is refused, and changes nothing. */
  async #do(deed: Deed): Promise<void> {
    try {
      if (deed.kind === 'cancel') await this.#cancel();
      else if (deed.kind === 'spend') await this.#spend();
      else if (deed.kind === 'return') await this.#return(deed.percent);
      else if (deed.kind === 'paper') await this.#paper();
      else if (deed.kind === 'undo') await this.#undo();
      else await this.#pay(deed);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  async #pay({ kind, percent }: Deed): Promise<void> {
    const { db, doing, asking } = this.#world;
    const { schedule, plan } = await asking(() => ownPlanNow(db, this.#customerId, this.#planId, this.#at));
    const rest = plan.instalment - (schedule.next?.paid ?? 0);
    const amount = kind === 'pay-part' ? Math.max(1_00, Math.floor((rest * percent) / 100)) : rest;
    const payment = await doing(() =>
      db.transaction().execute((tx) =>
        openPayment(tx, {
          customerId: this.#customerId,
          planId: this.#planId,
          number: schedule.next?.number ?? 0,
          amount,
          mode: 'sandbox',
          via: 'sandbox',
          locale: 'en',
          at: this.#at,
        }),
      ),
    );
    const orderId = await asking(() => openAttempt(db, payment, this.#at));
    const fact = capturedFact(orderId, payment.amount);
    if (kind === 'fail') await this.#hear({ ...fact, state: 'failed' });
    else if (kind === 'reverse') await this.#hear({ ...fact, amount: fact.amount + 1 });
    else await this.#hear(fact);
    if (kind === 'pay-twice') await this.#hear({ ...fact, providerPaymentId: `pay-${randomUUID()}` });
  }

  async #hear(fact: PaymentFact): Promise<FactOutcome> {
    const { db, doing } = this.#world;
    const outcome = await doing(() => applyPaymentFact({ db, purposes: this.#purposes }, fact, this.#at));
    if (outcome === 'late' || outcome === 'mismatch') this.strays += 1;
    return outcome;
  }

  async #paper(): Promise<void> {
    const { db, doing, asking } = this.#world;
    const { schedule, plan } = await asking(() => ownPlanNow(db, this.#customerId, this.#planId, this.#at));
    const paper = {
      planId: this.#planId,
      amount: plan.instalment - (schedule.next?.paid ?? 0),
      paperNo: `CHQ-${randomUUID()}`,
      by: 'Meera',
      note: 'cheque',
      at: this.#at,
    };
    await doing(() => db.transaction().execute((tx) => notePaperPayment(tx, paper)));
  }

  /** The newest payment did not come after all; one that did is refused. */
  async #undo(): Promise<void> {
    const { db, doing, asking } = this.#world;
    const last = (await asking(() => paidOf(db, [this.#planId]))).at(-1);
    if (last === undefined) return;
    const undoing = {
      planId: this.#planId,
      paymentId: last.payment_id,
      by: 'Meera',
      note: 'returned',
      at: this.#at,
    };
    await doing(() => db.transaction().execute((tx) => undoPaperPayment(tx, undoing)));
  }

  async #cancel(): Promise<void> {
    const { db, doing, asking } = this.#world;
    const [planId, at] = [this.#planId, this.#at];
    await doing(() =>
      db
        .transaction()
        .execute((tx) => requestCancel(tx, { customerId: this.#customerId, planId, comment: '', at })),
    );
    const plan = await asking(() => findPlan(db, planId));
    if (plan?.cancel_state !== 'open') return;
    await doing(() =>
      db
        .transaction()
        .execute((tx) => decideCancel(tx, { planId, approve: true, by: 'Meera', note: 'as asked', at })),
    );
  }

  async #spend(): Promise<void> {
    const { db, doing, asking } = this.#world;
    const [plan] = await asking(() => spendableOf(db, this.#customerId, this.#day));
    if (plan === undefined) return;
    const orderNo = `SV-${randomUUID().slice(0, 10).toUpperCase()}`;
    const at = this.#at;
    await doing(() =>
      db.transaction().execute(async (tx) => {
        if ((await redemptionsOfOrder(tx, orderNo)).length > 0) return;
        await saveBagPlans(tx, this.#customerId, [plan.planId]);
        const outcome = await holdPlans(tx, {
          orderNo,
          customerId: this.#customerId,
          amount: plan.value,
          expiresAt: new Date(at.getTime() + 3_600_000),
          at,
        });
        if (outcome !== 'held') throw new Error(`The plan was spendable and is ${outcome}.`);
      }),
    );
    await doing(() => db.transaction().execute((tx) => spendPlans(tx, { orderNo, at })));
    const left = await asking(() => bagPlansOf(db, this.#customerId));
    if (left.length > 0) throw new Error('A spent plan is still in the bag.');
    this.#orderNo = orderNo;
  }

  async #return(percent: number): Promise<void> {
    const { db, doing, asking } = this.#world;
    const orderNo = this.#orderNo;
    if (orderNo === undefined) return;
    const [spent] = await asking(() => redemptionsOfOrder(db, orderNo));
    // An order is refunded once, whole or in part.
    if (spent === undefined || spent.principal_returned + spent.contribution_returned > 0) return;
    const left = spent.principal + spent.contribution;
    const amount = percent > 50 ? left : Math.floor((left * percent) / 100);
    if (amount === 0) return;
    await doing(() =>
      db.transaction().execute(async (tx) => {
        const [now] = await redemptionsOfOrder(tx, orderNo);
        // Begun again after it was done: as the refund of an order is, by what was given back before.
        if (now?.principal_returned !== spent.principal_returned) return;
        await returnToPlans(tx, { orderNo, amount, at: this.#at });
      }),
    );
  }
}

/** Runs a calendar against the database, checking the plan after everything that was done. */
export async function runCalendar(world: CalendarWorld, calendar: RandomCalendar): Promise<CalendarEnd> {
  const run = new Run(world, calendar);
  await run.begin();
  for (const deed of calendar.deeds) await run.step(deed);
  return run.end();
}
