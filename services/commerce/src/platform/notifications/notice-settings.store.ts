import type { NoticeTopic } from '@suvarna/contracts/customers';
import type { NoticeChannels } from '@suvarna/contracts/preferences';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

const ALL: NoticeChannels = { email: true, sms: true, push: true };

/** By what a customer wants to hear of a topic: by all there is, as long as nothing was chosen. */
export async function channelsWanted(
  db: Database | Tx,
  customerId: string,
  kind: NoticeTopic,
): Promise<NoticeChannels> {
  const row = await db
    .selectFrom('notice_settings')
    .select(['by_email', 'by_sms', 'by_push'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row === undefined ? ALL : { email: row.by_email, sms: row.by_sms, push: row.by_push };
}

export async function chooseChannels(
  tx: Tx,
  customerId: string,
  kind: NoticeTopic,
  { email, sms, push }: NoticeChannels,
  at: Date,
): Promise<void> {
  const chosen = { by_email: email, by_sms: sms, by_push: push, chosen_at: at };
  await tx
    .insertInto('notice_settings')
    .values({ customer_id: customerId, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['customer_id', 'kind']).doUpdateSet(chosen))
    .execute();
}

/** What `wanted.ts` says, for pushes to many at once, as a condition on the column of a customer's id; a guest has chosen nothing. Who let the browser show notices has asked for them. */
export const pushIsWanted = (customerId: RawBuilder<unknown>, topic: NoticeTopic): RawBuilder<boolean> =>
  sql<boolean>`(not exists (select from notice_settings n where n.customer_id = ${customerId} and n.kind = ${topic} and not n.by_push)
    and (${topic}::text <> 'offers' or coalesce((select c.given from consents c where c.customer_id = ${customerId} and c.purpose = 'marketing' order by c.id desc limit 1), true)))`;
