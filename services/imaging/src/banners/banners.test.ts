import { expect, it } from '@jest/globals';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORIES } from '@suvarna/contracts/catalogue';
import sharp from 'sharp';
import { BANNERS as FOLDER } from './banner-files.ts';
import { SHAPES, type Shape } from './banner-name.ts';
import { BANNERS } from './banners.ts';

/** As gifts are looked for by; `everyday` is said as “just because”. */
const OCCASIONS = [
  'wedding',
  'engagement',
  'anniversary',
  'birthday',
  'festive',
  'everyday',
  'work',
  'party',
  'casual',
];

const wanted = BANNERS.flatMap(({ name, shapes }) =>
  Object.keys(shapes).map((shape) => `${name}-${shape}.avif`),
);

it('there is a wide banner for home, every category and every occasion that gifts are for', () => {
  const wide = new Set(BANNERS.flatMap(({ name, shapes }) => (shapes.wide ? [name] : [])));
  const asked = ['home', ...CATEGORIES, ...OCCASIONS];
  expect(asked.filter((name) => !wide.has(name))).toEqual([]);
});

it('all of them are committed in their largest width, nothing else is, and all together are less than a megabyte', async () => {
  expect((await readdir(FOLDER)).toSorted()).toEqual(wanted.toSorted());
  let bytes = 0;
  for (const file of wanted) {
    const path = join(FOLDER, file);
    bytes += (await stat(path)).size;
    const { widths, ratio } = SHAPES[file.slice(file.lastIndexOf('-') + 1, -'.avif'.length) as Shape];
    const width = Math.max(...widths);
    expect([file, await sharp(path).metadata()]).toMatchObject([
      file,
      { width, height: Math.round(width / ratio) },
    ]);
  }
  expect(bytes).toBeLessThan(1_000_000);
});

it('rows hold every design of a layout', () => {
  for (const { name, shapes } of BANNERS)
    for (const { designs, rows } of Object.values(shapes))
      expect([name, rows.reduce((sum, count) => sum + count, 0)]).toEqual([name, designs.length]);
});
