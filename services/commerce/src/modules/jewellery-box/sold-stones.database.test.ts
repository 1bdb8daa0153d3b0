import { expect, it } from '@jest/globals';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import type { Design } from '../designs/index.ts';
import { materialsOfLine, type OwnLine } from '../orders/index.ts';
import { stonesOf } from './stones.ts';

const service = ofSuite(() => startService('sold-stones', {}, { seeded: 'in part' }));

const stoned = ({ stones, sizes }: Design) => stones.length > 0 && sizes.length === 0;

/** A line as an order of so many pieces keeps it. */
function lineOf(design: Design, quantity: number): OwnLine['line'] {
  const karat = design.default_karat;
  const details = service.app.deps.catalogue.detailsOf({
    productId: design.product_id,
    quantity,
    currency: 'INR',
  });
  const { purity, category, form, stoneRows: stones } = details;
  return {
    karat,
    purity,
    category,
    form,
    stones,
    quantity,
    components: details,
  } as unknown as OwnLine['line'];
}

it('what was sold costs the same to the paisa when its design has left the catalogue', async () => {
  const { catalogue } = service.app.deps;
  const designs = [...(catalogue.snapshot()?.byId.values() ?? [])];
  const chosen = [
    ...designs.filter(stoned).slice(0, 20),
    ...designs.filter(({ fineness }) => fineness === 995).slice(0, 2),
    ...designs.filter(({ fineness }) => fineness === 999).slice(0, 2),
  ];
  expect(chosen).toHaveLength(24);
  const lines = chosen.flatMap((design) => [1, 3].map((quantity) => lineOf(design, quantity)));
  const worth = () => lines.map((line) => materialsOfLine(catalogue, line, { currency: 'INR' }));
  const before = worth();
  // By the catalogue while it has them.
  expect(before).toEqual(
    chosen.flatMap(({ product_id: productId, category }) =>
      [1, 3].map((quantity) => {
        const { ratePerGram, stones } = catalogue.detailsOf({ productId, quantity, currency: 'INR' });
        const notTakenBack = category === 'gold-coins' ? 'coin' : null;
        const rateVersion = catalogue.snapshot()?.rate_version;
        return { ratePerGram, stones, rateVersion, notTakenBack };
      }),
    ),
  );
  await service.pool.query(
    `begin; set local role none; delete from designs where product_id in (${chosen.map(({ product_id: id }) => id).join()});
     insert into catalogue_versions (reason) values ('withdrawn'); commit`,
  );
  await catalogue.refresh();
  expect(catalogue.snapshot()?.byId.has(chosen[0]?.product_id ?? 0)).toBe(false);
  expect(worth()).toEqual(before);
});

it('stones that are not known, or that have no price, are no stones of none', () => {
  const { catalogue } = service.app.deps;
  const design = [...(catalogue.snapshot()?.byId.values() ?? [])].find(stoned);
  const [row] = design?.stones ?? [];
  if (design === undefined || row === undefined) throw new Error('The seed has no design with stones.');
  const line = lineOf(design, 1);
  const of = (change: object) => materialsOfLine(catalogue, { ...line, ...change }, { currency: 'INR' });
  expect(of({ stones: null })).toBeUndefined();
  expect(of({ stones: [{ ...row, quality: 'unheard of' }] })).toBeUndefined();
  expect(of({ stones: null, components: { ...line.components, stones: 0 } })?.stones).toBe(0);
  // Of an order from before lines kept their category.
  expect(of({ category: '', purity: '995' })?.notTakenBack).toBe('coin');
  expect(materialsOfLine(catalogue, line, { currency: 'GBP' })?.notTakenBack).toBe('abroad');
});

it('stones that were sold are shown as sold, when the design has others now', () => {
  const design = [...(service.app.deps.catalogue.snapshot()?.byId.values() ?? [])].find(stoned);
  const [row] = design?.stones ?? [];
  if (design === undefined || row === undefined) throw new Error('The seed has no design with stones.');
  const sold = { stones: [row], stones_of_design: false, quantity: 2 };
  expect(stonesOf(sold, design)).toMatchObject({
    stones_from: 'sale',
    stones: [{ type: row.type, count: 2 * row.count, millicarat: 2 * row.millicarat }],
  });
  expect(stonesOf({ ...sold, stones_of_design: true }, undefined).stones_from).toBe('design');
  expect(stonesOf({ ...sold, stones: null }, design)).toMatchObject({
    stones_from: 'design',
    stones: design.stones.map(({ type, count }) => ({ type, count: 2 * count })),
  });
});
