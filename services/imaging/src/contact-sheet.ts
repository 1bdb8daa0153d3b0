/**
 * Lays sixty committed pictures, drawn by lot over all categories, on one sheet for people to look at:
 * `node services/imaging/src/contact-sheet.ts docs/contact-sheet.png [lot]`.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { HEROES, HERO_SIZE, masterPath, readMasters, type Master } from './masters/master-index.ts';

const [ACROSS, DOWN, SIDE] = [10, 6, 192] as const;

const [out, lot = '1'] = process.argv.slice(2);
if (!out) throw new Error('name the sheet');

/** The same lot draws the same designs. */
const draw = (name: string): number => createHash('sha256').update(`${lot} ${name}`).digest().readUInt32BE();
const heroes = (await readMasters()).filter(({ size }) => size === HERO_SIZE);
const categories = [...Map.groupBy(heroes, ({ design_code }) => design_code.slice(0, 2)).values()];
const each = Math.ceil((ACROSS * DOWN) / categories.length);
const drawn = categories
  .flatMap((list): Master[] =>
    list.toSorted((a, b) => draw(a.design_code) - draw(b.design_code)).slice(0, each),
  )
  .slice(0, ACROSS * DOWN);

const tiles = await Promise.all(
  drawn.map(async (master, at) => ({
    input: await sharp(await readFile(masterPath(HEROES, master)))
      .resize(SIDE, SIDE)
      .png()
      .toBuffer(),
    left: (at % ACROSS) * SIDE,
    top: Math.floor(at / ACROSS) * SIDE,
  })),
);
await sharp({ create: { width: ACROSS * SIDE, height: DOWN * SIDE, channels: 3, background: '#f4f3f0' } })
  .composite(tiles)
  .png({ palette: true, quality: 90, effort: 8 })
  .toFile(out);
process.stdout.write(`${drawn.map(({ design_code }) => design_code).join(' ')}\n`);
