import { PLAIN, READY } from '../../../../test-support/catalogue.fixtures.ts';
import { barrier } from '../../../../test-support/barrier.fixtures.ts';
import type { RaceHarness } from './shoppers.fixtures.ts';

export interface PieceRace {
  readonly orders: number;
  /** Pieces that orders hold. */
  readonly promised: number;
  /** `on_hand`, `reserved`, `sold` of the stock's row, and their sum. */
  readonly stockLevels: readonly [number, number, number];
  readonly sum: number;
}

async function prepare({ harness, clear }: RaceHarness): Promise<void> {
  await clear();
  await harness.pool.query(
    `update stock_levels set on_hand = 1, reserved = 0, sold = 0, received = 1 where product_id = ${READY}`,
  );
}

async function outcome({ db, harness }: RaceHarness, made: readonly boolean[]): Promise<PieceRace> {
  const { promised } = await db
    .selectFrom('stock_reservations')
    .select(({ fn }) => fn.sum<string | null>('quantity').as('promised'))
    .where('product_id', '=', READY)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  const stockLevels = await harness.stockLevels();
  return {
    orders: made.filter(Boolean).length,
    promised: Number(promised ?? 0),
    stockLevels,
    sum: stockLevels[0] + stockLevels[1] + stockLevels[2],
  };
}

/** Many different shoppers order the last piece at once, as the service does it. */
export async function raceForLastPiece(race: RaceHarness, shoppers: number): Promise<PieceRace> {
  await prepare(race);
  const ready = await race.shoppers(shoppers, READY, null);
  return outcome(race, await race.atOnce(ready, race.order));
}

/** The same race with the mistake shops make: look whether a piece is left, then write what is left after it. */
export async function raceForLastPieceNaively(race: RaceHarness, shoppers: number): Promise<PieceRace> {
  await prepare(race);
  const ready = await race.shoppers(shoppers, PLAIN, null);
  const haveLooked = barrier(Math.min(shoppers, race.connections));
  return outcome(
    race,
    await race.atOnce(ready, async (shopper) => {
      if (!(await race.order(shopper))) return false;
      return race.db.transaction().execute(async (tx) => {
        const { on_hand, reserved } = await tx
          .selectFrom('stock_levels')
          .select(['on_hand', 'reserved'])
          .where('product_id', '=', READY)
          .executeTakeFirstOrThrow();
        await haveLooked();
        if (on_hand < 1) return false;
        const { order_no } = await tx
          .selectFrom('orders')
          .select('order_no')
          .where('lock_id', '=', shopper.lockId)
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('stock_reservations')
          .values({ order_no, product_id: READY, quantity: 1, state: 'held' })
          .execute();
        await tx
          .updateTable('stock_levels')
          .set({ on_hand: on_hand - 1, reserved: reserved + 1 })
          .where('product_id', '=', READY)
          .execute();
        return true;
      });
    }),
  );
}
