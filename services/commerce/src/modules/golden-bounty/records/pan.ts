import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { MinorUnits } from '@suvarna/contracts/money';
import { Refusal } from '../../../platform/refusal.ts';
import { openText, sealText } from '../../../platform/crypto/sealing.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { lastPanOf, sumOfPlans, type Plan } from './plan.store.ts';

const { months, panAbove, max, min, step } = GOLDEN_BOUNTY;
const PURPOSE = 'bounty-pan';

/** The financial year of a moment, from April to March, in India. */
function financialYear(at: Date): { readonly from: Date; readonly before: Date } {
  const [year = 0, month = 1] = indianDay(at).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  const april = (of: number): Date => new Date(`${of}-04-01T00:00:00+05:30`);
  return { from: april(first), before: april(first + 1) };
}

/** All that this customer's plans of the financial year come to. */
export const totalOfYear = (db: Database | Tx, customerId: string, at: Date): Promise<MinorUnits> =>
  sumOfPlans(db, customerId, months, financialYear(at));

/** The smallest monthly amount for which a PAN is needed; `null` when for none, 0 when for any. */
export function panFrom(yearTotal: MinorUnits): MinorUnits | null {
  const free = Math.floor((panAbove - yearTotal) / months / step) * step;
  if (free < min) return 0;
  return free >= max ? null : free + step;
}

export interface SealedPan {
  readonly pan_sealed: Buffer | null;
  readonly pan_last4: string;
}

/**
 * The PAN of a plan: needed when it, with the customer's other plans of the year, exceeds two lakh
 * (domain rules §2.12); one that was given before serves again. What is not needed is not kept. Sealed for
 * its plan, and only its last four signs are ever shown.
 *
 * @throws Refusal when it is needed and there is none
 */
export async function panOfPlan(
  tx: Tx,
  secret: string,
  wanted: {
    readonly customerId: string;
    readonly planId: string;
    readonly instalment: MinorUnits;
    readonly pan: string | undefined;
    readonly at: Date;
  },
): Promise<SealedPan> {
  const { customerId, planId, instalment, at } = wanted;
  const total = (await totalOfYear(tx, customerId, at)) + instalment * months;
  if (total <= panAbove) return { pan_sealed: null, pan_last4: '' };
  const pan = wanted.pan ?? (await panBefore(tx, secret, customerId));
  if (pan === undefined) throw new Refusal('BOUNTY.PAN_REQUIRED');
  return { pan_sealed: sealText({ secret, purpose: PURPOSE, of: planId }, pan), pan_last4: pan.slice(-4) };
}

/** The PAN of a plan; `''` when it needed none. @throws when the key is another */
export const panOf = (
  secret: string,
  { plan_id: planId, pan_sealed: sealed }: Pick<Plan, 'plan_id' | 'pan_sealed'>,
): string => (sealed === null ? '' : openText({ secret, purpose: PURPOSE, of: planId }, sealed));

async function panBefore(tx: Tx, secret: string, customerId: string): Promise<string | undefined> {
  const before = await lastPanOf(tx, customerId);
  return before && panOf(secret, before);
}
