import { SOCIAL_PROVIDERS, type SocialLinks, type SocialProvider } from '@suvarna/contracts/social';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findCustomer, lockCustomer, type Customer } from '../../identity/index.ts';
import { dropLinks, linksOf, type Link } from './link.store.ts';
import { tellLinked } from '../messages.ts';
import type { Providers } from '../provider/provider.ts';

/** Addresses that Apple makes for who hides theirs: they reach their owner only as long as Apple wants. */
const isRelay = (email: string): boolean => email.endsWith('@privaterelay.appleid.com');

/** Whether a customer could still sign in without a provider: by another, a password, or a code. */
function hasOtherWay(
  { password_hash, phone_verified_at, email, email_verified_at }: Customer,
  links: readonly Link[],
  provider: SocialProvider,
): boolean {
  return (
    password_hash !== null ||
    phone_verified_at !== null ||
    (email !== null && email_verified_at !== null && !isRelay(email)) ||
    links.some((link) => link.provider !== provider)
  );
}

export async function viewLinks(
  db: Database,
  customerId: string,
  providers: Providers,
): Promise<SocialLinks> {
  const [customer, links] = await Promise.all([findCustomer(db, customerId), linksOf(db, customerId)]);
  return {
    links: SOCIAL_PROVIDERS.flatMap((provider) => {
      const link = links.findLast((one) => one.provider === provider);
      if (customer === undefined || link === undefined) return [];
      return {
        provider,
        email: link.email,
        linked_at: link.linked_at.toISOString(),
        removable: hasOtherWay(customer, links, provider),
      };
    }),
    addable: providers.flatMap(({ name }) => (links.some(({ provider }) => provider === name) ? [] : [name])),
  };
}

/** A provider opens the account no more. @throws Refusal when nothing else would */
export async function unlink(tx: Tx, customerId: string, provider: SocialProvider, at: Date): Promise<void> {
  // Two that are removed at the same moment follow each other: one of them stays, if it is the last way.
  const customer = await lockCustomer(tx, customerId);
  const links = await linksOf(tx, customerId);
  if (customer === undefined || !links.some((link) => link.provider === provider))
    throw new Refusal('SOCIAL.NOT_LINKED');
  if (!hasOtherWay(customer, links, provider)) throw new Refusal('SOCIAL.LAST_WAY');
  await dropLinks(tx, customerId, provider);
  await tellLinked(tx, 'social-unlinked', customerId, { provider, at });
}
