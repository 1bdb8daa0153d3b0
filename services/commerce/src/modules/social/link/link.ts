import type { SocialProvider } from '@suvarna/contracts/social';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findCustomerByEmail, lockCustomer } from '../../identity/index.ts';
import { addLink, lockLink, linksOf } from './link.store.ts';
import { tellLinked } from '../messages.ts';
import type { Identity } from '../provider/provider.ts';

/** Whether the address a provider answers for is what another account signs in with. */
async function isAnothers(tx: Tx, { email, mail }: Identity, customerId: string): Promise<boolean> {
  // Of an address that is not proven nothing is said: a caller who names it would learn whether it has an account.
  if (mail !== 'proven') return false;
  const owner = await findCustomerByEmail(tx, email);
  return owner !== undefined && owner.id !== customerId && owner.email_verified_at !== null;
}

/**
 * Lets a person of a provider open the account of who is signed in. Their address need not be the
 * account's: who they are there and here was proven just now.
 *
 * @throws Refusal when that person, or their address, opens another account, or another person of
 * the provider opens this one
 */
export async function link(
  tx: Tx,
  {
    customerId,
    provider,
    identity,
  }: { readonly customerId: string; readonly provider: SocialProvider; readonly identity: Identity },
  at: Date,
): Promise<void> {
  const { subject, email } = identity;
  const opens = await lockLink(tx, { provider, subject });
  if (opens === customerId) return;
  if (opens !== undefined) throw new Refusal('SOCIAL.LINKED_ELSEWHERE');
  const customer = await lockCustomer(tx, customerId);
  if (customer === undefined) throw new Error('A customer who adds a provider is not there.');
  if ((await linksOf(tx, customerId)).some((one) => one.provider === provider))
    throw new Refusal('SOCIAL.LINKED_ALREADY');
  if (await isAnothers(tx, identity, customerId)) throw new Refusal('SOCIAL.LINKED_ELSEWHERE');
  await addLink(tx, { provider, subject, customer_id: customerId, email, linked_at: at });
  await tellLinked(tx, 'social-added', customerId, { provider, at });
}
