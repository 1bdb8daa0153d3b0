import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import type { Design } from '../../designs/design.ts';
import { withStock } from './with-stock.ts';
import { until } from '@suvarna/testing/until';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { createDesignStore } from '../designs/design.store.ts';
import { noCards } from './written-cards.ts';

const service = ofSuite(() => startService('stock_since'));
beforeAll(async () => {
  await service.pool.query(
    'insert into stock_levels (product_id, on_hand, received) values (1, 5, 5), (2, 5, 5), (3, 5, 5)',
  );
});

/** Transactions that are open anywhere on the server hold the horizon back; other tests' end soon. */
async function nothingOlderIsOpen(): Promise<void> {
  const rows = await service.rows<{ id: string }>('select pg_current_xact_id()::text as id');
  await until(async () => {
    const {
      rows: [now],
    } = await service.pool.query<{ over: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as over',
      [rows[0]?.id],
    );
    return now?.over === true;
  });
}

const sell = 'update stock_levels set on_hand = on_hand - 1, sold = sold + 1 where product_id = $1';

describe('pieces on hand', () => {
  it('are all told once, and then only what moved', async () => {
    const store = createDesignStore(service.pool);
    await nothingOlderIsOpen();
    const first = await store.stockSince(undefined);
    expect([...first.levels]).toEqual([
      [1, 5],
      [2, 5],
      [3, 5],
    ]);
    await service.pool.query(sell, [2]);
    const second = await store.stockSince(first.horizon);
    expect(second.levels.get(2)).toBe(4);
    // An open transaction anywhere on the server holds the horizon back: then the same is told again, and nothing else.
    const third = await store.stockSince(second.horizon);
    expect([...third.levels].filter(([product, onHand]) => product !== 2 || onHand !== 4)).toEqual([]);
  });

  it('are not missed when the transaction that began first ends last', async () => {
    const store = createDesignStore(service.pool);
    await nothingOlderIsOpen();
    const slow = await service.pool.connect();
    try {
      const before = await store.stockSince(undefined);
      await slow.query('begin');
      await slow.query(sell, [1]);
      await service.pool.query(sell, [3]);
      const between = await store.stockSince(before.horizon);
      expect([between.levels.get(3), between.levels.has(1)]).toEqual([4, false]);
      await slow.query('commit');
      expect((await store.stockSince(between.horizon)).levels.get(1)).toBe(4);
    } finally {
      // Closed rather than given back: a transaction a failed expectation left open would keep the pool from ending.
      slow.release(true);
    }
  });
});

describe('the catalogue in memory', () => {
  const design = (product_id: number, stock: number) =>
    ({ product_id, design_code: `RG0000${product_id}`, stock }) as Design;
  const designs = [design(1, 5), design(2, 5)];
  const snapshot = {
    byId: new Map(designs.map((each) => [each.product_id, each])),
    byCode: new Map(designs.map((each) => [each.design_code, each])),
    index: {},
    written: noCards(),
  } as unknown as CatalogueSnapshot;

  it('takes new levels without being built again', () => {
    const moved = withStock(
      snapshot,
      new Map([
        [1, 4],
        [2, 5],
        [9, 1],
      ]),
    );
    expect([moved.byId.get(1)?.stock, moved.byCode.get('RG00001')?.stock, moved.byId.get(9)]).toEqual([
      4,
      4,
      undefined,
    ]);
    expect(moved.byId.get(2)).toBe(designs[1]);
    expect(moved.index).toBe(snapshot.index);
    expect(snapshot.byId.get(1)?.stock).toBe(5);
  });

  it('stays the same object when nothing moved', () => {
    expect(withStock(snapshot, new Map([[1, 5]]))).toBe(snapshot);
  });
});
