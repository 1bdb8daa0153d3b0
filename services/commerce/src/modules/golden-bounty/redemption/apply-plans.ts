import type { PlansApplied } from '@suvarna/contracts/golden-bounty';
import { indianDay } from '@suvarna/contracts/indian-day';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { amountText } from '../../../platform/notifications/amount.ts';
import { holdShopper } from '../../bag/index.ts';
import { draftOfBag, saveTender, totalsOfDraft, type CheckoutContext } from '../../checkout/index.ts';
import { TenderRefused } from '../../tenders/index.ts';
import { GOLDEN_BOUNTY_TENDER, isJewellery } from './plan-tender.ts';
import { findOwnPlan, lockPlans } from '../records/plan.store.ts';
import { saveBagPlans } from '../records/redemption.store.ts';
import { spendableOf } from './spendable.ts';
import { bringUpToDate } from '../steps/take-steps.ts';

type Draft = Awaited<ReturnType<typeof draftOfBag>>;

/** Prepaid as long as no way to pay is chosen. */
const draft = (tx: Tx, context: CheckoutContext): Promise<Draft> =>
  draftOfBag(tx, context, { pincode: undefined, paymentMode: null });

/** Value of the jewellery in the bag, after the coupon. */
const jewelleryIn = ({ quote }: Draft): number =>
  quote.items.reduce(
    (sum, item) =>
      isJewellery(item.productDetails.wear_type_name)
        ? sum + item.line_price_paise - item.coupon_share_paise
        : sum,
    0,
  );

function tooSmall(plans: number, jewellery: number): Refusal {
  const missing = plans - jewellery;
  const text = (minor: number): string => amountText({ currency: 'INR', minor }, 'en');
  return new Refusal('BOUNTY.BAG_TOO_SMALL', {
    message: `The jewellery in your bag must be worth at least ${text(plans)}. Please add ${text(missing)} more.`,
    data: { plans_paise: plans, jewellery_paise: jewellery, missing_paise: missing },
  });
}

/**
 * Pays for the bag with plans, all of those named and each whole. The choice is kept with the bag;
 * nothing is held before there is an order.
 *
 * @throws Refusal when one is not this customer's, has no value, or the bag is worth too little
 * @throws TenderRefused when they do not go with the bag as it is; the choice is then not kept
 */
export async function applyPlans(
  tx: Tx,
  context: CheckoutContext,
  planIds: readonly string[],
): Promise<PlansApplied> {
  const { owner, at } = context;
  for (const planId of planIds)
    if ((await findOwnPlan(tx, owner.id, planId)) === undefined) throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
  // The bag before its plans, as an effect that orders it or pays for it takes them.
  await holdShopper(tx, owner);
  // What matured today can be spent today, also before the night's work is done.
  await lockPlans(tx, planIds);
  for (const planId of planIds) await bringUpToDate(tx, planId, at);
  const waiting = await context.orders.waiting(tx, owner);
  const plans = await spendableOf(tx, owner.id, indianDay(at), { planIds, waiting });
  if (plans.length < planIds.length) throw new Refusal('BOUNTY.VALUE_GONE');
  await saveBagPlans(tx, owner.id, planIds);
  await saveTender(tx, owner, GOLDEN_BOUNTY_TENDER, true);
  const priced = await draft(tx, context);
  const refused = priced.tendersRefused.find(({ kind }) => kind === GOLDEN_BOUNTY_TENDER);
  if (refused?.reason === 'minimum')
    throw tooSmall(
      plans.reduce((sum, { value }) => sum + value, 0),
      jewelleryIn(priced),
    );
  if (refused !== undefined) throw new TenderRefused(refused);
  return appliedOf(priced, planIds);
}

/** Pays for the bag without plans. */
export async function removePlans(tx: Tx, context: CheckoutContext): Promise<PlansApplied> {
  await holdShopper(tx, context.owner);
  await saveBagPlans(tx, context.owner.id, []);
  await saveTender(tx, context.owner, GOLDEN_BOUNTY_TENDER, false);
  return appliedOf(await draft(tx, context), []);
}

function appliedOf(priced: Draft, planIds: readonly string[]): PlansApplied {
  const totals = totalsOfDraft(priced);
  return {
    plan_ids: [...planIds],
    applied_paise: totals.tenders.find(({ kind }) => kind === GOLDEN_BOUNTY_TENDER)?.amount_paise ?? 0,
    totals,
  };
}
