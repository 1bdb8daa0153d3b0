import { indianDay } from '@suvarna/contracts/indian-day';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { post } from '../../ledger/index.ts';
import { contributionAccount, PLAN_DISCOUNT } from '../accounts.ts';
import { payBack } from '../refund/pay-back.ts';
import { noteNotice } from '../records/notice.store.ts';
import { changePlan, lockPlan, noteHistory, type Plan } from '../records/plan.store.ts';
import {
  cancelPlans,
  defaultPlans,
  lapsePlans,
  lockYearOver,
  maturePlans,
  type StepScope,
} from '../records/step.store.ts';

const AT_ONCE = 2_000;
const MATURED_AT_ONCE = 200;
/** So many that fail in one go are no bad rows: something that all of them need is away. */
const MOST_FAILURES = 50;

/** A plan whose step could not be taken; those of the others are all the same. */
class StepFailed extends Error {
  override readonly name = 'StepFailed';
  readonly planId: string;

  constructor(planId: string, options: ErrorOptions) {
    super(`The step of plan ${planId} failed.`, options);
    this.planId = planId;
  }
}

async function mature(tx: Tx, scope: StepScope): Promise<number> {
  const plans = await maturePlans(tx, scope);
  for (const { plan_id: planId, earned, matured_on: on } of plans) {
    if (earned === 0) continue;
    // It matures again, on a later day, when its last payment was undone and made again.
    const key = `plan-mature:${planId}:${on}`;
    try {
      await post(tx, { key, kind: 'plan-mature', reference: planId, at: scope.at }, [
        { account: PLAN_DISCOUNT, amount: -earned },
        { account: contributionAccount(planId), amount: earned },
      ]);
    } catch (cause) {
      throw new StepFailed(planId, { cause });
    }
  }
  return plans.length;
}

const ofAll = (failed: readonly StepFailed[]): AggregateError =>
  new AggregateError(failed, `${failed.length} plans could not be moved on.`);

/** The year is over: what was not spent goes back by itself (domain rules §2.12, the 365 days). */
async function endYear(tx: Tx, scope: StepScope): Promise<number> {
  const planId = await lockYearOver(tx, scope);
  if (planId === undefined) return 0;
  try {
    const plan = await lockPlan(tx, planId);
    if (plan === undefined) return 0;
    const amount = await payBack(tx, { planId, reason: 'year-over', at: scope.at });
    await endPlan(tx, plan, { by: 'clock', reason: 'year-over', at: scope.at, amount });
    return 1;
  } catch (cause) {
    throw new StepFailed(planId, { cause });
  }
}

/** A plan of which everything goes back is canceled, and nothing becomes of it by itself any more. */
export async function endPlan(
  tx: Tx,
  plan: Pick<Plan, 'plan_id' | 'status' | 'ended_by'>,
  end: {
    readonly by: string;
    readonly reason: 'asked' | 'year-over';
    readonly at: Date;
    readonly amount: number;
    readonly note?: string;
  },
): Promise<void> {
  const { by, reason, at, amount, note = '' } = end;
  const over = {
    next_step: null,
    next_step_on: null,
    next_due_on: null,
    next_grace_until: null,
    next_amount: 0,
  };
  await changePlan(
    tx,
    plan.plan_id,
    plan.status === 'canceled' ? over : { ...over, status: 'canceled', ended_by: reason },
  );
  await noteHistory(tx, plan.plan_id, {
    at,
    event: reason === 'asked' ? 'paid-back' : 'year-over',
    by,
    note,
  });
  if (amount > 0)
    await noteNotice(tx, {
      planId: plan.plan_id,
      kind: 'refund-begun',
      about: indianDay(at),
      amount,
      at,
    });
}

const STEPS = [lapsePlans, defaultPlans, cancelPlans, mature, endYear] as const;

/** Takes every step of one plan whose day has come, in the caller's transaction, which has the plan locked. */
export async function bringUpToDate(tx: Tx, planId: string, at: Date): Promise<void> {
  const scope: StepScope = { day: indianDay(at), at, planId, limit: 1 };
  for (const step of STEPS) await step(tx, scope);
}

/**
 * What becomes of plans by themselves, every night: lapse, default, cancel after sixty days, mature, pay
 * back after 365 days. Each batch is one transaction and takes only what is due, so it may be stopped
 * and begun again at any place, by several processes at once, and makes up for nights that were missed.
 *
 * @returns how many steps were taken
 * @throws AggregateError of plans that could not be moved on, after all others were
 */
export async function takeSteps(db: Database, at: Date): Promise<number> {
  let taken = 0;
  const day = indianDay(at);
  const failed: StepFailed[] = [];
  for (const step of STEPS) {
    const limit = step === mature ? MATURED_AT_ONCE : AT_ONCE;
    for (;;) {
      const except = failed.map(({ planId }) => planId);
      try {
        const moved = await db.transaction().execute((tx) => step(tx, { day, at, limit, except }));
        if (moved === 0) break;
        taken += moved;
      } catch (error) {
        if (!(error instanceof StepFailed)) throw error;
        failed.push(error);
        if (failed.length >= MOST_FAILURES) throw ofAll(failed);
      }
    }
  }
  if (failed.length > 0) throw ofAll(failed);
  return taken;
}
