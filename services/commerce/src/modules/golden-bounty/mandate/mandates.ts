import type { MandateAnswer, MandateMethod } from '@suvarna/contracts/golden-bounty';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { Refusal } from '../../../platform/refusal.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Needs } from '../needs.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findCustomer, phoneOfCustomer } from '../../identity/index.ts';
import { mandateProvidersOf, ProviderRefused, ProviderUnavailable } from '../../payments/index.ts';
import { lockPlanToday } from '../steps/lock-plan-today.ts';
import { endMandate } from './end-mandate.ts';
import { newMandateId } from '../records/ids.ts';
import {
  changeMandate,
  insertMandate,
  mandateOfPlan,
  viewMandate,
  type Mandate,
} from '../records/mandate.store.ts';
import { findOwnPlan, lockPlan, noteHistory } from '../records/plan.store.ts';
import { modesOfPlans } from '../records/terms.ts';

interface Wanted {
  readonly customerId: string;
  readonly planId: string;
  readonly method: MandateMethod;
  readonly locale: Locale;
}

const unavailable = (cause: unknown): Refusal =>
  new Refusal('BOUNTY.MANDATE_UNAVAILABLE', { retryAfter: 2, cause });

/** A provider's silence, or its no, is told as such. @throws Refusal */
async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof ProviderUnavailable || cause instanceof ProviderRefused) throw unavailable(cause);
    throw cause;
  }
}

/** The mandate of a plan, made when there is none; another way of charging takes the place of one that was not confirmed. */
async function recordMandate(
  tx: Tx,
  { customerId, planId, method }: Wanted,
  provider: Mandate['provider'],
  at: Date,
): Promise<Mandate> {
  const plan = await lockPlanToday(tx, planId, at);
  if (plan.customer_id !== customerId) throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
  if (plan.status !== 'pending' && plan.status !== 'active') throw new Refusal('BOUNTY.STATE_CONFLICT');
  const standing = await mandateOfPlan(tx, planId);
  if (standing?.method === method && standing.state !== 'suspended') return standing;
  if (standing?.state === 'active') throw new Refusal('BOUNTY.STATE_CONFLICT');
  // Providers register no customer without a phone: the bank announces each debit to it.
  if (phoneOfCustomer(await findCustomer(tx, customerId)) === '') throw new Refusal('BOUNTY.PHONE_REQUIRED');
  if (standing !== undefined) await endMandate(tx, planId);
  await noteHistory(tx, planId, { at, event: 'mandate-asked', by: 'customer', note: method });
  return insertMandate(tx, {
    mandate_id: newMandateId(),
    plan_id: planId,
    provider,
    provider_mandate_id: null,
    method,
    state: 'pending',
    limit_amount: plan.instalment,
    created_at: at,
    charge_number: null,
    charge_on: null,
    announced_at: null,
    next_try_on: null,
    cancel_told_at: null,
  });
}

/**
 * Asks the payer for a mandate, or, asked again, says what became of it: the provider is asked. As with
 * payments, what is wanted is recorded, the provider is asked outside of any transaction, and its answer
 * is recorded.
 *
 * @throws Refusal
 */
export async function setUpMandate(deps: Needs, wanted: Wanted): Promise<MandateAnswer> {
  const { db, clock, config } = deps;
  const [mode] = modesOfPlans(config);
  const provider = mode && mandateProvidersOf(config).get(mode);
  if (provider === undefined) throw unavailable(undefined);
  const { customerId, planId, locale } = wanted;
  const mandate = await db.transaction().execute((tx) => recordMandate(tx, wanted, provider.name, clock()));
  if (mandate.provider_mandate_id === null) {
    const customer = await findCustomer(db, customerId);
    const registered = await orUnavailable(
      provider.register({
        reference: mandate.mandate_id,
        method: mandate.method,
        limit: mandate.limit_amount,
        description: planId,
        returnUrl: `${config.shopOrigin}${localizePath(`/golden-bounty/plans/${planId}/`, locale)}`,
        locale,
        buyer: {
          name: customer?.first_name ?? '',
          email: customer?.email ?? '',
          phone: phoneOfCustomer(customer),
        },
      }),
    );
    await changeMandate(db, mandate.mandate_id, ['pending'], {
      provider_mandate_id: registered.mandateId,
      redirect_url: registered.redirectUrl,
    });
  } else if (mandate.state === 'pending') await orUnavailable(refreshMandate(deps, mandate));
  const now = await mandateOfPlan(db, planId);
  return { plan_id: planId, mandate: now === undefined ? null : viewMandate(now) };
}

/** Asks the provider whether the payer has confirmed. @throws ProviderUnavailable, ProviderRefused */
export async function refreshMandate(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  mandate: Mandate,
): Promise<void> {
  const provider = mandateProvidersOf(config).get(mandate.provider);
  if (provider === undefined || mandate.provider_mandate_id === null) return;
  const standing = await provider.look(mandate.provider_mandate_id);
  if (standing !== 'pending') await changeMandate(db, mandate.mandate_id, ['pending'], { state: standing });
}

/** Nothing is charged any more; the provider is told by the job. @throws Refusal */
export async function giveUpMandate(
  tx: Tx,
  { customerId, planId, at }: { readonly customerId: string; readonly planId: string; readonly at: Date },
): Promise<MandateAnswer> {
  if ((await findOwnPlan(tx, customerId, planId)) === undefined) throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
  // Before its mandate, as for a customer who ends the plan itself.
  await lockPlan(tx, planId);
  if (await endMandate(tx, planId))
    await noteHistory(tx, planId, { at, event: 'mandate-canceled', by: 'customer' });
  return { plan_id: planId, mandate: null };
}
