import type { GiftCardState, StaffGiftCard } from '@suvarna/contracts/gift-cards';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Card } from './card.store.ts';

export interface CardSearch {
  /** A card's number, the last four digits of its code, or the beginning of an address; `''` for all. */
  readonly q: string;
  readonly state: GiftCardState | undefined;
  /** Today, in India. */
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
}

/** The beginning of a text as `like` takes it. */
const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const STATES: Readonly<Record<Exclude<GiftCardState, 'expired'>, readonly Card['state'][]>> = {
  unpaid: ['unpaid', 'failed'],
  over: ['over'],
  paid: ['paid'],
  redeemed: ['redeemed'],
  void: ['void'],
};

/** Cards that are looked for, the newest first. */
export async function searchCards(
  db: Database,
  { q, state, today, limit, offset }: CardSearch,
): Promise<{ readonly rows: Card[]; readonly count: number }> {
  let found = db.selectFrom('gift_cards');
  if (state === 'expired') found = found.where('state', '=', 'paid').where('expires_on', '<', today);
  else if (state !== undefined) found = found.where('state', 'in', STATES[state]);
  if (state === 'paid') found = found.where('expires_on', '>=', today);
  if (/^GC-/i.test(q)) found = found.where('card_id', '=', q.toUpperCase());
  else if (/^\d{4}$/.test(q)) found = found.where('last4', '=', q);
  else if (q !== '') found = found.where('to_email', 'like', beginning(q.toLowerCase()));
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('card_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

/** Owed for cards that were paid, or given, and not used. */
export async function outstanding(db: Database): Promise<number> {
  const { owed } = await db
    .selectFrom('gift_cards')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('owed'))
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  return Number(owed);
}

export async function historyOf(db: Database | Tx, cardId: string): Promise<StaffGiftCard['history']> {
  const rows = await db
    .selectFrom('gift_card_history')
    .select(['at', 'event', 'by', 'note'])
    .where('card_id', '=', cardId)
    .orderBy('id')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
