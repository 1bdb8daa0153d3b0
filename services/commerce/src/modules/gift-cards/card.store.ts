import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Card = Selectable<Tables['gift_cards']>;
export type NewCard = Pick<
  Card,
  | 'card_id'
  | 'customer_id'
  | 'request_key'
  | 'design'
  | 'amount'
  | 'from_name'
  | 'to_name'
  | 'to_email'
  | 'message'
  | 'delivery'
  | 'send_on'
  | 'provider'
  | 'locale'
  | 'created_at'
>;

const MOST_SHOWN = 100;

/** The card of this call: sent again, it is the one that is there. */
export async function insertCard(tx: Tx, card: NewCard, paid?: Partial<Card>): Promise<Card> {
  const made = await tx
    .insertInto('gift_cards')
    .values({
      ...card,
      code_hash: null,
      code_sealed: null,
      paid_at: null,
      sent_at: null,
      expires_on: null,
      redeemed_at: null,
      redeemed_by: null,
      refund_id: null,
      refunded_at: null,
      ...paid,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  return (
    made ??
    tx
      .selectFrom('gift_cards')
      .selectAll()
      .where('request_key', '=', card.request_key)
      .executeTakeFirstOrThrow()
  );
}

export function findCard(db: Database | Tx, cardId: string): Promise<Card | undefined> {
  return db.selectFrom('gift_cards').selectAll().where('card_id', '=', cardId).executeTakeFirst();
}

export function lockCard(tx: Tx, cardId: string): Promise<Card | undefined> {
  return tx.selectFrom('gift_cards').selectAll().where('card_id', '=', cardId).forUpdate().executeTakeFirst();
}

export function findByCode(db: Database | Tx, hashes: readonly Buffer[]): Promise<Card | undefined> {
  return db.selectFrom('gift_cards').selectAll().where('code_hash', 'in', hashes).executeTakeFirst();
}

export function cardsBoughtBy(db: Database, customerId: string): Promise<Card[]> {
  return db
    .selectFrom('gift_cards')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', '<>', 'over')
    .orderBy('created_at', 'desc')
    .orderBy('card_id')
    .limit(MOST_SHOWN)
    .execute();
}

export function cardsRedeemedBy(db: Database, customerId: string): Promise<Card[]> {
  return db
    .selectFrom('gift_cards')
    .selectAll()
    .where('redeemed_by', '=', customerId)
    .orderBy('redeemed_at', 'desc')
    .orderBy('card_id')
    .limit(MOST_SHOWN)
    .execute();
}

/** Moves a card on; `false` when it stands elsewhere. */
export async function moveCard(
  tx: Tx,
  cardId: string,
  from: readonly Card['state'][],
  change: Partial<Omit<Card, 'card_id' | 'customer_id' | 'amount'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gift_cards')
    .set(change)
    .where('card_id', '=', cardId)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function noteRefundOfCard(tx: Tx, refundId: string, at: Date): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set({ refunded_at: at })
    .where('refund_id', '=', refundId)
    .where('refunded_at', 'is', null)
    .execute();
}

const besides = (cardIds: readonly string[]) => sql<boolean>`card_id <> all(${[...cardIds]}::text[])`;

/** A card that waits to be sent by e-mail, none of these, locked; one at a time, so that several processes may send. */
export function lockOneToSend(
  tx: Tx,
  { today, sendsLaterDays }: { readonly today: string; readonly sendsLaterDays: boolean },
  except: readonly string[],
): Promise<Card | undefined> {
  return tx
    .selectFrom('gift_cards')
    .selectAll()
    .where('state', '=', 'paid')
    .where('delivery', '=', 'email')
    .where('sent_at', 'is', null)
    .where('code_sealed', 'is not', null)
    .where(besides(except))
    .where((row) =>
      sendsLaterDays
        ? row('send_on', '<=', today)
        : sql<boolean>`send_on <= (paid_at at time zone 'Asia/Kolkata')::date`,
    )
    .orderBy('send_on')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** A card that was not paid, none of these, locked. */
export function lockOneOverdue(tx: Tx, before: Date, except: readonly string[]): Promise<Card | undefined> {
  return tx
    .selectFrom('gift_cards')
    .selectAll()
    .where('state', 'in', ['unpaid', 'failed'])
    .where('created_at', '<', before)
    .where(besides(except))
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function noteHistory(
  tx: Tx,
  cardId: string,
  {
    at,
    event,
    by,
    note = '',
  }: { readonly at: Date; readonly event: string; readonly by: string; readonly note?: string },
): Promise<void> {
  await tx.insertInto('gift_card_history').values({ card_id: cardId, at, event, by, note }).execute();
}
