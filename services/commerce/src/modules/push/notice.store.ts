import type { PushPayload } from '@suvarna/contracts/push';
import type { Locale } from '@suvarna/contracts/locale';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { pushIsWanted } from '../../platform/notifications/notice-settings.store.ts';

export type NoticeRow = Selectable<Tables['push_notices']>;

export async function insertNotice(tx: Tx, notice: Insertable<Tables['push_notices']>): Promise<void> {
  await tx.insertInto('push_notices').values(notice).execute();
}

export function listNotices(db: Database, limit: number): Promise<NoticeRow[]> {
  return db.selectFrom('push_notices').selectAll().orderBy('sent_at', 'desc').limit(limit).execute();
}

export interface TopicPush {
  readonly noticeId: string;
  readonly topic: string;
  readonly locale: Locale;
  readonly payload: PushPayload;
  readonly expiresAt: Date;
}

/** One row of the outbox for every browser of a topic that reads this language. @returns how many */
export async function pushToTopic(
  tx: Tx,
  { noticeId, topic, locale, payload, expiresAt }: TopicPush,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (id, channel, type, key, payload, expires_at)
    select gen_random_uuid(), 'push', 'push.notice', ${noticeId}::text || ':' || id,
           jsonb_build_object('subscription_id', id, 'template', 'notice', 'locale', locale, 'payload', ${JSON.stringify(payload)}::jsonb), ${expiresAt}
    from push_subscriptions s where topic = ${topic} and locale = ${locale} and ${pushIsWanted(sql`s.customer_id`, 'offers')}`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
