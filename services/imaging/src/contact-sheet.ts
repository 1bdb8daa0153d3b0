/**
 * Lays committed pictures of each category, drawn by lot, on a sheet for people to look at:
 * `node services/imaging/src/contact-sheet.ts docs/contact-sheets [lot]`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { HEROES, HERO_SIZE, masterPath, readMasters } from './masters/master-index.ts';

const [ACROSS, DOWN, SIDE] = [8, 6, 180] as const;

const [out, lot = '1'] = process.argv.slice(2);
if (!out) throw new Error('name the folder of the sheets');

/** The same lot draws the same designs. */
const draw = (name: string): number => createHash('sha256').update(`${lot} ${name}`).digest().readUInt32BE();
const heroes = (await readMasters()).filter(({ size }) => size === HERO_SIZE);
await mkdir(out, { recursive: true });
for (const [category, all] of Map.groupBy(heroes, ({ design_code }) => design_code.slice(0, 2))) {
  const drawn = all
    .toSorted((a, b) => draw(a.design_code) - draw(b.design_code))
    .slice(0, ACROSS * DOWN)
    .toSorted((a, b) => a.design_code.localeCompare(b.design_code));
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
  await sharp({
    create: { width: ACROSS * SIDE, height: DOWN * SIDE, channels: 3, background: '#f4f3f0' },
  })
    .composite(tiles)
    .png({ palette: true, quality: 90, effort: 8 })
    .toFile(join(out, `${category.toLowerCase()}.png`));
  process.stdout.write(
    `${category.toLowerCase()}.png: ${drawn.map(({ design_code }) => design_code).join(' ')}\n`,
  );
}
