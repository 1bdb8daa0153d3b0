import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { barrier } from '../../../../test-support/barrier.fixtures.ts';
import type { RaceHarness } from './shoppers.fixtures.ts';

export const USES = 10;
const CODE = 'TENUSES';

export interface CouponRace {
  /** Orders that were made with the coupon. */
  readonly orders: number;
  readonly holders: number;
  readonly counted: number;
}

async function prepare({ harness, clear }: RaceHarness): Promise<void> {
  await clear();
  await harness.pool.query(`update coupons set uses_limit = ${USES} where code = '${CODE}'`);
}

async function outcome({ db }: RaceHarness, made: readonly boolean[]): Promise<CouponRace> {
  const { holders } = await db
    .selectFrom('coupon_uses')
    .select(({ fn }) => fn.countAll<number>().as('holders'))
    .where('code', '=', CODE)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  const { uses_held } = await db
    .selectFrom('coupons')
    .select('uses_held')
    .where('code', '=', CODE)
    .executeTakeFirstOrThrow();
  return { orders: made.filter(Boolean).length, holders, counted: uses_held };
}

/** Many different shoppers redeem one coupon at once, as the service does it. */
export async function raceForCoupon(race: RaceHarness, shoppers: number): Promise<CouponRace> {
  await prepare(race);
  const ready = await race.shoppers(shoppers, PLAIN, CODE);
  return outcome(race, await race.atOnce(ready, race.order));
}

/**
 * The same race with the mistake shops make: look whether a use is left, then write that it is
 * taken. The table's constraint is dropped first, since it would hold even so.
 */
export async function raceForCouponNaively(race: RaceHarness, shoppers: number): Promise<CouponRace> {
  await race.harness.pool.query(
    'begin; set local role none; alter table coupons drop constraint if exists uses_within_limit; commit',
  );
  await prepare(race);
  const ready = await race.shoppers(shoppers, PLAIN, null);
  const haveLooked = barrier(Math.min(shoppers, race.connections));
  return outcome(
    race,
    await race.atOnce(ready, async (shopper) => {
      if (!(await race.order(shopper))) return false;
      return race.db.transaction().execute(async (tx) => {
        const { uses_held, uses_limit } = await tx
          .selectFrom('coupons')
          .select(['uses_held', 'uses_limit'])
          .where('code', '=', CODE)
          .executeTakeFirstOrThrow();
        await haveLooked();
        if (uses_held >= (uses_limit ?? 0)) return false;
        const { order_no } = await tx
          .selectFrom('orders')
          .select('order_no')
          .where('lock_id', '=', shopper.lockId)
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('coupon_uses')
          .values({
            order_no,
            code: CODE,
            buyer_key: Buffer.from(shopper.lockId),
            once: false,
            state: 'held',
          })
          .execute();
        await tx
          .updateTable('coupons')
          .set({ uses_held: uses_held + 1 })
          .where('code', '=', CODE)
          .execute();
        return true;
      });
    }),
  );
}
