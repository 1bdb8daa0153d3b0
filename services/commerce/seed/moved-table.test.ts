import { expect, it } from '@jest/globals';
import { changesOf, tableOf, type Moved } from './moved-table.ts';

const moved = (code: string, category: string, was: number, is: number): Moved => ({
  code,
  category,
  was: { mg: was, paise: was * 100 },
  is: { mg: is, paise: is * 100 + (is === was ? 0 : 1_000) },
});

it('tells mean, median and the largest change of each category, and of all', () => {
  const changes = changesOf([
    moved('RG1', 'rings', 1_000, 900),
    moved('RG2', 'rings', 1_000, 1_000),
    moved('RG3', 'rings', 1_000, 980),
    moved('ER1', 'earrings', 2_000, 2_500),
  ]);
  expect(changes.map(({ category, designs, changed }) => [category, designs, changed])).toEqual([
    ['rings', 3, 2],
    ['earrings', 1, 1],
    ['all', 4, 3],
  ]);
  const [rings, , all] = changes;
  expect(rings?.weight.mean).toBeCloseTo(-0.04, 9);
  expect(rings?.weight.median).toBeCloseTo(-0.02, 9);
  expect([rings?.weight.largest, rings?.weight.code]).toEqual([expect.closeTo(-0.1, 9), 'RG1']);
  expect(rings?.price.largest).toBeCloseTo(-0.09, 9);
  expect(all?.weight.median).toBeCloseTo(-0.01, 9);
  expect(tableOf(changes)).toContain('| rings | 3 | 2 | −4.0 | −2.0 | −10.0 (RG1) |');
});
