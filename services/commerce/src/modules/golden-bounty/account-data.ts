import type { PersonalData } from '../../module.ts';
import { balancesOf } from './records/plan.store.ts';

const OPEN = ['pending', 'active', 'defaulted', 'matured'] as const;

/** Plans are kept for eight years after they end, with what was paid for them; calls that were asked for are not. */
export const bountyData: PersonalData = {
  exported: [
    'bounty_plans',
    'bounty_payments',
    'bounty_refunds',
    'bounty_redemptions',
    'bounty_mandates',
    'bounty_bag_plans',
    'bounty_callbacks',
  ],
  notExported: {
    bounty_history: 'what the store’s people did with a plan; its state and payments are told',
    bounty_notices: 'which messages were due; what they say is told with the plan',
  },
  collect: async (tx, customerId) => ({
    plans: await tx
      .selectFrom('bounty_plans')
      .select([
        'plan_id',
        'status',
        'ended_by',
        'instalment',
        'terms_version',
        'consented_at',
        'name_on_pan',
        'pan_last4',
        'created_at',
        'started_on',
        'redeem_by',
        'paid_count',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
    plan_payments: await tx
      .selectFrom('bounty_payments')
      .innerJoin('bounty_plans', 'bounty_plans.plan_id', 'bounty_payments.plan_id')
      .select(['bounty_payments.plan_id', 'number', 'amount', 'via', 'state', 'paid_at', 'refunded'])
      .where('customer_id', '=', customerId)
      .orderBy('bounty_payments.plan_id')
      .orderBy('number')
      .execute(),
    plan_refunds: await tx
      .selectFrom('bounty_refunds')
      .innerJoin('bounty_plans', 'bounty_plans.plan_id', 'bounty_refunds.plan_id')
      .select(['bounty_refunds.plan_id', 'amount', 'reason', 'state', 'requested_at', 'settled_at'])
      .where('customer_id', '=', customerId)
      .orderBy('requested_at')
      .execute(),
    plans_spent: await tx
      .selectFrom('bounty_redemptions')
      .innerJoin('bounty_plans', 'bounty_plans.plan_id', 'bounty_redemptions.plan_id')
      .select(['bounty_redemptions.plan_id', 'order_no', 'principal', 'contribution', 'state', 'at'])
      .where('customer_id', '=', customerId)
      .orderBy('at')
      .execute(),
    plan_mandates: await tx
      .selectFrom('bounty_mandates')
      .innerJoin('bounty_plans', 'bounty_plans.plan_id', 'bounty_mandates.plan_id')
      .select(['bounty_mandates.plan_id', 'method', 'state', 'limit_amount', 'bounty_mandates.created_at'])
      .where('customer_id', '=', customerId)
      .orderBy('bounty_mandates.created_at')
      .execute(),
    plans_in_bag: await tx
      .selectFrom('bounty_bag_plans')
      .select('plan_ids')
      .where('customer_id', '=', customerId)
      .execute(),
    calls_asked_for: await tx
      .selectFrom('bounty_callbacks')
      .select(['name', 'phone', 'time', 'comment', 'requested_at', 'state'])
      .where('shopper', '=', `customer:${customerId}`)
      .orderBy('requested_at')
      .execute(),
  }),
  obstacles: async (tx, customerId) => {
    const all = await tx
      .selectFrom('bounty_plans')
      .select(['plan_id', 'status'])
      .where('customer_id', '=', customerId)
      .execute();
    const balances = await balancesOf(
      tx,
      all.map(({ plan_id: id }) => id),
    );
    // What was paid for one that was canceled can still be spent, or asked for.
    const plans = all.filter(
      ({ plan_id: id, status }) =>
        OPEN.some((open) => open === status) || (balances.get(id)?.principal ?? 0) > 0,
    );
    const refunds = await tx
      .selectFrom('bounty_refunds')
      .innerJoin('bounty_plans', 'bounty_plans.plan_id', 'bounty_refunds.plan_id')
      .select('bounty_refunds.amount')
      .where('customer_id', '=', customerId)
      .where('state', '=', 'initiated')
      .execute();
    return [
      { kind: 'plans', count: plans.length, amount_paise: 0 },
      {
        kind: 'refunds',
        count: refunds.length,
        amount_paise: refunds.reduce((sum, { amount }) => sum + amount, 0),
      },
    ];
  },
  erase: async (tx, customerId) => {
    await tx.deleteFrom('bounty_bag_plans').where('customer_id', '=', customerId).execute();
    await tx.deleteFrom('bounty_callbacks').where('shopper', '=', `customer:${customerId}`).execute();
  },
};
