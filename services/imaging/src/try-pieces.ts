/**
 * Draws pieces from a file, for a developer who works on models:
 * `node services/imaging/src/try-pieces.ts pieces.json out/ --view hero --alloy 18-yellow --size 512 --frames 8`.
 * The file holds one `Piece` or a list of them; pictures come out as `0.png`, `1.png`…
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@suvarna/chromium/find-chromium';
import type { StillJob } from './stills.ts';
import { pictureFile } from './picture-file.ts';
import { openStudio } from './open-studio.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string', default: 'hero' },
    alloy: { type: 'string', default: '18-yellow' },
    size: { type: 'string', default: '512' },
    frames: { type: 'string', default: '8' },
  },
});
const [source, out = '.'] = positionals;
if (!source) throw new Error('name a file of pieces');
const read: unknown = JSON.parse(await readFile(source, 'utf8'));
const pieces = (Array.isArray(read) ? read : [read]) as StillJob['piece'][];
const [karat, colour] = values.alloy.split('-');
const alloy = { karat: Number(karat), colour } as StillJob['alloy'];

await mkdir(out, { recursive: true });
const browser = await openStudio(findChromium(process.env).path);
process.stdout.write(`${browser.gpu}\n`);
for (const [index, piece] of pieces.entries()) {
  const still = await browser.still({
    piece,
    alloy,
    view: values.view as StillJob['view'],
    size: Number(values.size),
    frames: Number(values.frames),
  });
  const file = join(out, `${index}.png`);
  await writeFile(file, await pictureFile(still, 'png'));
  process.stdout.write(
    `${file}: ${still.triangles} triangles, model ${Math.round(still.modelMs)} ms, picture ${Math.round(still.drawMs)} ms\n`,
  );
}
await browser.close();
