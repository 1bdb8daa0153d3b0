import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { holdNames } from '../../../platform/database/hold-names.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type Link = Selectable<Tables['social_links']>;

/** Whose account a person of a provider opens. Sign-ins of one person follow each other from here on. */
export async function lockLink(
  tx: Tx,
  { provider, subject }: Pick<Link, 'provider' | 'subject'>,
): Promise<string | undefined> {
  await holdNames(tx, `social ${provider} ${subject}`);
  const found = await tx
    .selectFrom('social_links')
    .select('customer_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.customer_id;
}

export async function addLink(tx: Tx, link: Link): Promise<void> {
  await tx.insertInto('social_links').values(link).execute();
}

/** The oldest first. */
export function linksOf(db: Database | Tx, customerId: string): Promise<Link[]> {
  return db
    .selectFrom('social_links')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('linked_at')
    .execute();
}

export async function dropLinks(tx: Tx, customerId: string, provider: Link['provider']): Promise<void> {
  await tx
    .deleteFrom('social_links')
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .execute();
}
