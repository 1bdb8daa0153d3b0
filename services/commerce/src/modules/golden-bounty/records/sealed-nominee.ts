import { Nominee } from '@suvarna/contracts/golden-bounty';
import { openText, sealText, type Seal } from '../../../platform/crypto/sealing.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Value } from 'typebox/value';
import { changePlan, lockUnsealed, type Plan } from './plan.store.ts';

const sealOf = (secret: string, planId: string): Seal => ({ secret, purpose: 'bounty-nominee', of: planId });
const WRITTEN_NOWHERE = {
  nominee_name: '',
  nominee_phone: '',
  nominee_email: '',
  nominee_relationship: '',
} as const;

/** A nominee as the database keeps one: sealed for the plan, as its PAN is. */
export const nomineeColumns = (secret: string, planId: string, nominee: Nominee) => ({
  ...WRITTEN_NOWHERE,
  nominee_sealed: sealText(sealOf(secret, planId), JSON.stringify(nominee)),
});

type Kept = Pick<
  Plan,
  'plan_id' | 'nominee_sealed' | 'nominee_name' | 'nominee_phone' | 'nominee_email' | 'nominee_relationship'
>;

/** The nominee of a plan, also of one that the job has still to seal. @throws when the key is another */
export function nomineeOf(secret: string, plan: Kept): Nominee {
  const kept: unknown =
    plan.nominee_sealed === null
      ? {
          name: plan.nominee_name,
          phone: plan.nominee_phone,
          email: plan.nominee_email,
          relationship: plan.nominee_relationship,
        }
      : JSON.parse(openText(sealOf(secret, plan.plan_id), plan.nominee_sealed));
  return Value.Parse(Nominee, kept);
}

const HIDDEN = '••••';

/** As the store's people see one: by whom it can be told from another, and no more. */
export const hidden = ({ name, phone, email, relationship }: Nominee): Nominee => ({
  name: `${name.slice(0, 1)}${HIDDEN}`,
  phone: `${HIDDEN}${phone.slice(-4)}`,
  email: `${HIDDEN}${email.slice(email.lastIndexOf('@'))}`,
  relationship,
});

const AT_ONCE = 200;

/**
 * Seals nominees that were kept open before they were sealed. It may be stopped and begun again at any
 * place.
 *
 * @returns how many were sealed
 */
export async function sealNominees(db: Database, secret: string): Promise<number> {
  let sealed = 0;
  for (;;) {
    const some = await db.transaction().execute(async (tx) => {
      const plans = await lockUnsealed(tx, AT_ONCE);
      for (const plan of plans)
        await changePlan(tx, plan.plan_id, nomineeColumns(secret, plan.plan_id, nomineeOf(secret, plan)));
      return plans.length;
    });
    if (some === 0) return sealed;
    sealed += some;
  }
}
