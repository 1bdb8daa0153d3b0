/**
 * Draws the golden pictures that are missing: `node services/imaging/src/golden/renew.ts`; with
 * `--again` all of them, after a change that was meant; `--only sun-coin,ruby-jhumka` some of them.
 * It says how far each is from the one before: look at those that moved before committing them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@suvarna/chromium/find-chromium';
import { openStudio } from '../open-studio.ts';
import { encodeGolden, goldenPath, pixelsOf, readGolden } from './golden-file.ts';
import { GOLDENS } from './goldens.ts';
import { differenceOf } from './image-difference.ts';

const { values } = parseArgs({
  options: { again: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const only = values.only?.split(',');
const wanted = GOLDENS.filter(
  (golden) =>
    (only?.includes(golden.name) ?? true) &&
    (values.again || only !== undefined || !existsSync(goldenPath(golden))),
);
const browser = await openStudio(findChromium(process.env).path);
process.stdout.write(`${browser.gpu}\n`);
for (const golden of wanted) {
  const pixels = await pixelsOf(await browser.still(golden.job));
  const path = goldenPath(golden);
  const before = existsSync(path) ? differenceOf(pixels, await readGolden(golden)) : undefined;
  const file = await encodeGolden(pixels);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file);
  process.stdout.write(
    `${golden.name}: ${file.length} bytes${before ? `, moved by ${before.mean.toFixed(2)} on average, ${before.worst.toFixed(1)} at worst` : ', new'}\n`,
  );
}
await browser.close();
