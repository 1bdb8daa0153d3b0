import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { MinorUnits } from '@suvarna/contracts/money';
import type { Tx } from '../../../platform/database/database.ts';
import { decide, hold, post, tenderValue, type Move } from '../../ledger/index.ts';
import { contributionAccount, plansHeld, principalOf } from '../accounts.ts';
import { addDays, later } from '../records/calendar.ts';
import { changePlan, lockPlans, noteHistory } from '../records/plan.store.ts';
import {
  bagPlansOf,
  insertRedemption,
  noteReturned,
  redemptionsOfOrder,
  saveBagPlans,
  settleRedemptions,
  type Redemption,
} from '../records/redemption.store.ts';
import { spendableOf } from './spendable.ts';

const KIND = 'golden-bounty';
const holdOf = (orderNo: string): string => `plans:${orderNo}`;
const sumOf = (rows: readonly Pick<Redemption, 'principal' | 'contribution'>[]): MinorUnits =>
  rows.reduce((sum, { principal, contribution }) => sum + principal + contribution, 0);

interface Step {
  readonly orderNo: string;
  readonly at: Date;
}

const partsOf = (planId: string, principal: number, contribution: number): Move[] => [
  { account: principalOf(planId), amount: principal },
  { account: contributionAccount(planId), amount: contribution },
];

/**
 * Puts the plans of a bag aside for an order: all of them, whole, or none. Their rows are locked before
 * they are counted, so that of two orders, or an order and a payment back, one has them.
 */
export async function holdPlans(
  tx: Tx,
  wanted: Step & { readonly customerId: string; readonly amount: MinorUnits; readonly expiresAt: Date },
): Promise<'held' | 'insufficient'> {
  const { orderNo, customerId, amount, expiresAt, at } = wanted;
  const chosen = await bagPlansOf(tx, customerId);
  await lockPlans(tx, chosen);
  const plans = await spendableOf(tx, customerId, indianDay(at), { planIds: chosen });
  if (plans.length === 0 || plans.reduce((sum, { value }) => sum + value, 0) !== amount)
    return 'insufficient';
  for (const { planId, principal, contribution } of plans)
    await insertRedemption(tx, { order_no: orderNo, plan_id: planId, principal, contribution, at });
  await hold(
    tx,
    { key: holdOf(orderNo), kind: 'plans-hold', reference: orderNo, at },
    [
      ...plans.flatMap(({ planId, principal, contribution }) => partsOf(planId, -principal, -contribution)),
      { account: plansHeld(orderNo), amount },
    ],
    expiresAt,
  );
  return 'held';
}

/** The order is placed: the plans have paid for it and are completed. */
export async function spendPlans(tx: Tx, { orderNo, at }: Step): Promise<void> {
  const plans = await lockPlansOf(tx, orderNo);
  const spent = await settleRedemptions(tx, orderNo, 'spent');
  const amount = sumOf(spent);
  await decide(tx, holdOf(orderNo), 'posted', { kind: 'plans-spend', reference: orderNo, at }, () => [
    { account: plansHeld(orderNo), amount: -amount },
    { account: tenderValue(orderNo, KIND, 'INR'), amount },
  ]);
  for (const { plan_id: planId, status, customer_id: customerId } of plans) {
    await changePlan(tx, planId, {
      next_step: null,
      next_step_on: null,
      ...(status === 'matured' && { status: 'completed' }),
    });
    await noteHistory(tx, planId, { at, event: 'spent', by: 'customer', note: orderNo });
    const left = (await bagPlansOf(tx, customerId)).filter((id) => id !== planId);
    await saveBagPlans(tx, customerId, left);
  }
}

/** The order ended unpaid: what it held is the plans' again. */
export async function releasePlans(tx: Tx, { orderNo, at }: Step): Promise<void> {
  await lockPlansOf(tx, orderNo);
  const released = await settleRedemptions(tx, orderNo, 'released');
  await decide(tx, holdOf(orderNo), 'voided', { kind: 'plans-release', reference: orderNo, at }, () => [
    { account: plansHeld(orderNo), amount: -sumOf(released) },
    ...released.flatMap(({ plan_id: planId, principal, contribution }) =>
      partsOf(planId, principal, contribution),
    ),
  ]);
}

async function lockPlansOf(tx: Tx, orderNo: string) {
  const rows = await redemptionsOfOrder(tx, orderNo);
  return lockPlans(
    tx,
    rows.map(({ plan_id: planId }) => planId),
  );
}

/** How value that comes back is shared: payments first, which are the customer's money, then contributions. */
function shareReturn(
  redemptions: readonly Redemption[],
  amount: MinorUnits,
): readonly { readonly redemption: Redemption; readonly principal: number; readonly contribution: number }[] {
  let left = amount;
  const take = (most: number): number => {
    const taken = Math.min(most, left);
    left -= taken;
    return taken;
  };
  const principals = redemptions.map((row) => take(row.principal - row.principal_returned));
  const contributions = redemptions.map((row) => take(row.contribution - row.contribution_returned));
  if (left > 0) throw new RangeError(`${amount} cannot come back: ${left} more than was spent.`);
  return redemptions.map((redemption, index) => ({
    redemption,
    principal: principals[index] ?? 0,
    contribution: contributions[index] ?? 0,
  }));
}

/**
 * Value comes back from a cancelled or returned order. Each plan keeps its last day or can be spent for
 * thirty days more, whichever is later.
 *
 * @throws LedgerOverdrawn when the order did not spend so much, or its sale is booked
 */
export async function returnToPlans(
  tx: Tx,
  { orderNo, amount, at }: Step & { readonly amount: MinorUnits },
): Promise<void> {
  const plans = await lockPlansOf(tx, orderNo);
  const spent = (await redemptionsOfOrder(tx, orderNo)).filter(({ state }) => state === 'spent');
  const before = spent.reduce((sum, row) => sum + row.principal_returned + row.contribution_returned, 0);
  const shares = shareReturn(spent, amount).filter(
    ({ principal, contribution }) => principal + contribution > 0,
  );
  await post(tx, { key: `plans-return:${orderNo}:${before}`, kind: 'plans-return', reference: orderNo, at }, [
    { account: tenderValue(orderNo, KIND, 'INR'), amount: -amount },
    ...shares.flatMap(({ redemption, principal, contribution }) =>
      partsOf(redemption.plan_id, principal, contribution),
    ),
  ]);
  for (const { redemption, ...back } of shares) {
    const plan = plans.find(({ plan_id: id }) => id === redemption.plan_id);
    if (plan === undefined) throw new Error(`There is no plan ${redemption.plan_id}.`);
    await noteReturned(tx, redemption, back);
    const lives = addDays(indianDay(at), GOLDEN_BOUNTY.returnedValueDays);
    const redeemBy = later(plan.redeem_by ?? lives, lives);
    await changePlan(tx, plan.plan_id, {
      redeem_by: redeemBy,
      next_step: 'year-over',
      next_step_on: addDays(redeemBy, 1),
      ...(plan.status === 'completed' && { status: 'matured' }),
    });
    await noteHistory(tx, plan.plan_id, { at, event: 'value-returned', by: 'clock', note: orderNo });
  }
}
