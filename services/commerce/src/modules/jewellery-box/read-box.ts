import {
  BOX,
  type BoxPiece,
  type BoxTotal,
  type ExternalPiece,
  type JewelleryBox,
} from '@suvarna/contracts/jewellery-box';
import type { Pool } from '@suvarna/database/pool';
import type { Database } from '../../platform/database/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { externalPiecesOf } from './external/external-pieces.ts';
import type { OwnedPiece } from './owned-pieces.ts';
import { goldDays, type GoldDays } from './gold-rates.ts';
import { ownPieces } from './own-pieces.ts';
import { remindersOfCustomer, viewReminder } from './reminder/reminder.store.ts';
import { sumOf } from './value.ts';
import { outlookOf, viewPiece, type BoughtPiece } from './view-piece.ts';

export interface BoxContext {
  readonly db: Database;
  readonly pool: Pool;
  readonly catalogue: Catalogue;
  readonly at: Date;
}

export interface Box {
  readonly bought: readonly BoughtPiece[];
  readonly elsewhere: readonly ExternalPiece[];
}

/** @param own what the customer bought and has, see `ownPieces` */
async function valueBox(
  { db, catalogue, at }: BoxContext,
  customerId: string,
  own: readonly OwnedPiece[],
  gold: GoldDays,
): Promise<Box> {
  const reminders = await remindersOfCustomer(db, customerId);
  return {
    bought: own.map((piece) =>
      viewPiece(
        piece,
        { catalogue, gold, at },
        reminders.filter(({ line_id: of }) => of === piece.line.id).map(viewReminder),
      ),
    ),
    elsewhere: await externalPiecesOf(db, { customerId, gold, at }),
  };
}

/** Everything a customer has, valued at one moment. */
export async function readBox(context: BoxContext, customerId: string): Promise<Box> {
  const own = await ownPieces(context.db, customerId);
  return valueBox(context, customerId, own, await goldDays(context.pool, undefined, context.at));
}

/** Pieces that nothing is under way for to leave their owner. */
export const stays = ({ state }: Pick<BoxPiece, 'state'>): boolean => state !== 'going-back';

export function totalOf({ bought, elsewhere }: Box): BoxTotal {
  const staying = bought.filter(stays);
  return {
    ...sumOf([...staying, ...elsewhere]),
    bought: sumOf(staying),
    elsewhere: sumOf(elsewhere),
    going_back: bought.length - staying.length,
  };
}

/** A page of what a customer bought, with the sums of all there is. @param page from 1 on */
export async function readPage(context: BoxContext, customerId: string, page: number): Promise<JewelleryBox> {
  const { db, pool, catalogue, at } = context;
  const own = await ownPieces(db, customerId);
  const first = (page - 1) * BOX.pageSize;
  const shown = own.slice(first, first + BOX.pageSize);
  // The latest delivery comes first.
  const gold = await goldDays(pool, shown.at(-1)?.order.delivered_at, at);
  const box = await valueBox(context, customerId, own, gold);
  const views = box.bought.slice(first, first + BOX.pageSize);
  return {
    as_of: at.toISOString(),
    total: totalOf(box),
    results: shown.flatMap((piece, index) => {
      const view = views[index];
      return view === undefined
        ? []
        : [{ ...view, ...outlookOf(piece, view.value, { catalogue, gold, at }) }];
    }),
    page,
    page_size: BOX.pageSize,
    count: own.length,
  };
}
