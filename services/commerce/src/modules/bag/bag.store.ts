import { sql, type Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { LineKey } from './line.ts';
import type { Shopper } from '../identity/index.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type BagLine = Selectable<Tables['cart_lines']>;

/** What the shopper was shown when the line was last touched. */
export interface Seen {
  readonly seen_currency: string;
  readonly seen_unit_minor: number;
  readonly seen_rate_version: number;
  readonly seen_fx_version: number;
}

export type NewLine = LineKey &
  Seen & { readonly sku: string; readonly quantity: number; readonly gift_note: string };

const OWNER = { guest: 'guest_id', customer: 'customer_id' } as const;

/** The shopper's bag, made when there is none, locked until the transaction ends. */
export async function lockCart(
  tx: Tx,
  owner: Shopper,
): Promise<{ readonly id: string; readonly merged: boolean }> {
  const known = tx
    .selectFrom('carts')
    .select(['id', 'merged_at'])
    .where(OWNER[owner.kind], '=', owner.id)
    .forUpdate();
  let cart = await known.executeTakeFirst();
  if (cart === undefined) {
    await tx
      .insertInto('carts')
      .values({
        id: randomUUID(),
        guest_id: owner.kind === 'guest' ? owner.id : null,
        customer_id: owner.kind === 'customer' ? owner.id : null,
        merged_at: null,
      })
      .onConflict((conflict) => conflict.column(OWNER[owner.kind]).doNothing())
      .execute();
    cart = await known.executeTakeFirstOrThrow();
  }
  return { id: cart.id, merged: cart.merged_at !== null };
}

export function linesOf(db: Database | Tx, cartId: string): Promise<BagLine[]> {
  return db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** Lines of a shopper's bag; a shopper who has none yet has no lines. */
export function linesOfOwner(db: Database | Tx, owner: Shopper): Promise<BagLine[]> {
  return db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .selectAll('cart_lines')
    .where(`carts.${OWNER[owner.kind]}`, '=', owner.id)
    .orderBy('cart_lines.added_at')
    .orderBy('cart_lines.id')
    .execute();
}

/** Adds pieces to the line of these options, or begins it; a gift note takes the place of an earlier one. The caller holds the bag's lock and knows that they fit. */
export async function addToLine(tx: Tx, cartId: string, line: NewLine): Promise<void> {
  await tx
    .insertInto('cart_lines')
    .values({
      id: randomUUID(),
      cart_id: cartId,
      product_id: line.product_id,
      sku: line.sku,
      karat: line.karat,
      colour: line.colour,
      size: line.size,
      engraving: line.engraving,
      gift_note: line.gift_note,
      quantity: line.quantity,
      seen_currency: line.seen_currency,
      seen_unit_minor: line.seen_unit_minor,
      seen_rate_version: line.seen_rate_version,
      seen_fx_version: line.seen_fx_version,
      // Within one transaction now() stands still; lines keep the order they came in.
      added_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['cart_id', 'product_id', 'karat', 'colour', 'size', 'engraving'])
        .doUpdateSet((row) => ({
          quantity: sql<number>`cart_lines.quantity + excluded.quantity`,
          asked_for: null,
          gift_note: sql<string>`coalesce(nullif(excluded.gift_note, ''), cart_lines.gift_note)`,
          seen_currency: row.ref('excluded.seen_currency'),
          seen_unit_minor: row.ref('excluded.seen_unit_minor'),
          seen_rate_version: row.ref('excluded.seen_rate_version'),
          seen_fx_version: row.ref('excluded.seen_fx_version'),
        })),
    )
    .execute();
}

export async function setQuantity(tx: Tx, lineId: string, quantity: number, seen: Seen): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ quantity, asked_for: null, ...seen })
    .where('id', '=', lineId)
    .execute();
}

/** Two bags had more of a line together than there are: it keeps what there is, and says so until its shopper changes it. */
export async function setAskedFor(tx: Tx, cartId: string, line: LineKey, asked: number): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ asked_for: asked })
    .where('cart_id', '=', cartId)
    .where('product_id', '=', line.product_id)
    .where('karat', '=', line.karat)
    .where('colour', '=', line.colour)
    .where('size', '=', line.size)
    .where('engraving', '=', line.engraving)
    .execute();
}

export async function setGiftNote(tx: Tx, lineId: string, note: string): Promise<void> {
  await tx.updateTable('cart_lines').set({ gift_note: note }).where('id', '=', lineId).execute();
}

export async function removeLine(tx: Tx, lineId: string): Promise<void> {
  await tx.deleteFrom('cart_lines').where('id', '=', lineId).execute();
}

/** The guest's bag is in the account's now: its lines are gone and it takes no more. */
export async function markMerged(tx: Tx, cartId: string): Promise<void> {
  await tx.deleteFrom('cart_lines').where('cart_id', '=', cartId).execute();
  await tx
    .updateTable('carts')
    .set({ merged_at: sql<Date>`now()` })
    .where('id', '=', cartId)
    .execute();
}
