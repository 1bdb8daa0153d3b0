/** A card and a page say the same of a design's stock: both ask one rule, and cards follow what is sold. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { availabilityOf } from '../../designs/index.ts';
import { breakupOf } from '../product/product-view.ts';
import { seededSnapshot } from './seeded-catalogue.fixtures.ts';
import { withRatings } from './with-ratings.ts';
import { withStock } from './with-stock.ts';

let snapshot: CatalogueSnapshot;
beforeAll(async () => {
  snapshot = await seededSnapshot(10);
});

const readyRows = (): number[] =>
  snapshot.index.rows.flatMap(({ design }, row) =>
    design.product_type === 'ready-to-ship' && design.stock > 0 ? [row] : [],
  );
const idOf = (row: number): number => snapshot.index.rows[row]?.design.product_id ?? 0;
const cardIn = (of: CatalogueSnapshot, row: number) => of.card(row, 'INR');
const listedIn = (of: CatalogueSnapshot, row: number) =>
  (JSON.parse(of.cardsJson([row], 'INR')) as { available?: boolean; lead_days: number }[])[0];

describe('cards', () => {
  it('say of every design what its page says', () => {
    const gone = new Map(readyRows().map((row, at) => [idOf(row), at % 2]));
    const sold = withStock(snapshot, gone);
    let soldOut = 0;
    for (const [
      row,
      {
        design: { product_id: id },
      },
    ] of sold.index.rows.entries()) {
      const design = sold.byId.get(id);
      if (!design) throw new Error(`no design ${String(id)}`);
      const card = cardIn(sold, row);
      expect(card.karat).toBe(design.default_karat);
      const options = {
        karat: design.default_karat,
        colour: design.default_colour,
        size: design.default_size,
      };
      const page = breakupOf(sold.context, design, options, 'INR');
      expect([id, card.available !== false, card.lead_days]).toEqual([id, page.available, page.lead_days]);
      if (!page.available) soldOut += 1;
    }
    expect(soldOut).toBeGreaterThan(20);
  });

  it('that were written before follow the last piece out and back, in lists too', () => {
    const [row = 0, other = 0] = readyRows();
    expect(listedIn(snapshot, row)?.available).toBeUndefined();
    const sold = withStock(snapshot, new Map([[idOf(row), 0]]));
    expect([listedIn(sold, row)?.available, cardIn(sold, row).available]).toEqual([false, false]);
    expect(listedIn(sold, other)?.available).toBeUndefined();
    // Ratings that change later do not bring the piece back.
    const rated = withRatings(sold, new Map([[idOf(other), { count: 1, average_tenths: 50 }]]));
    expect(listedIn(rated, row)?.available).toBe(false);
    const back = withStock(rated, new Map([[idOf(row), 1]]));
    expect(listedIn(back, row)?.available).toBeUndefined();
    expect(listedIn(snapshot, row)?.available).toBeUndefined();
  });

  it('are not written again for a piece of several', () => {
    const row = readyRows().find((each) => (snapshot.index.rows[each]?.design.stock ?? 0) > 1) ?? 0;
    const design = snapshot.index.rows[row]?.design;
    if (!design) throw new Error('no design');
    const sold = withStock(snapshot, new Map([[design.product_id, design.stock - 1]]));
    expect(sold.written.size).toBe(snapshot.written.size);
    const options = { karat: design.default_karat, colour: design.default_colour, size: design.default_size };
    expect(availabilityOf(sold.byId.get(design.product_id) ?? design, options).available).toBe(true);
  });
});
