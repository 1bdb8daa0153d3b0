/**
 * Draws the banners that lie in the repository from the catalogue's pieces, a line of JSON each:
 * `node services/commerce/src/list-pieces.ts | node services/imaging/src/draw-banners.ts [out] [name…]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { findChromium } from '@suvarna/chromium/find-chromium';
import sharp from 'sharp';
import type { BannerJob } from './banners/banner-job.ts';
import { BANNERS as FOLDER } from './banners/banner-files.ts';
import { SHAPES, type Shape } from './banners/banner-name.ts';
import { BANNERS } from './banners/banners.ts';
import type { ListedPiece } from './render/jobs.ts';
import { createStillBrowser } from './still-browser.ts';

const FRAMES = 10;

const [out = FOLDER, ...only] = process.argv.slice(2);
const listed = new Map<string, ListedPiece>();
for await (const line of createInterface({ input: process.stdin })) {
  const piece = JSON.parse(line) as ListedPiece;
  listed.set(piece.design_code, piece);
}
await mkdir(out, { recursive: true });
const browser = await createStillBrowser<BannerJob>(findChromium(process.env).path, 'banner-page.ts');
for (const { name, cover, side, shapes } of BANNERS) {
  if (only.length > 0 && !only.includes(name)) continue;
  for (const [shape, { designs, rows, turns, from, cover: own = cover }] of Object.entries(shapes)) {
    const { widths, ratio } = SHAPES[shape as Shape];
    const size = Math.max(...widths);
    const height = Math.round(size / ratio);
    const pieces = designs.map((code) => {
      const found = listed.get(code);
      if (!found) throw new Error(`there is no design ${code}`);
      return { piece: found.piece, colour: found.colours[0] ?? 'yellow' };
    });
    const { pixels } = await browser.still({
      pieces,
      rows,
      turns,
      scenery: { cover: own, side, hard: false, seenFrom: 1 },
      shape: shape as Shape,
      from,
      size,
      height,
      frames: FRAMES,
    });
    const file = await sharp(pixels, { raw: { width: size, height, channels: 4 } })
      .removeAlpha()
      .avif({ quality: 45, effort: 5, chromaSubsampling: '4:2:0' })
      .toBuffer();
    await writeFile(join(out, `${name}-${shape}.avif`), file);
    process.stdout.write(`${name}-${shape}: ${(file.length / 1000).toFixed(1)} kB\n`);
  }
}
await browser.close();
