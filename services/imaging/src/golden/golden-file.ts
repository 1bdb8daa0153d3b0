import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Still } from '../still-browser.ts';
import type { Golden } from './goldens.ts';
import type { Pixels } from './image-difference.ts';

const QUALITY = 70;

export const goldenPath = ({ name }: Pick<Golden, 'name'>): string =>
  join(import.meta.dirname, 'pictures', `${name}.avif`);

/** What of a still is compared: its colours. */
export async function pixelsOf({ pixels, size }: Pick<Still, 'pixels' | 'size'>): Promise<Pixels> {
  return {
    data: await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
      .removeAlpha()
      .raw()
      .toBuffer(),
    size,
  };
}

export function encodeGolden({ data, size }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width: size, height: size, channels: 3 } })
    .avif({ quality: QUALITY, effort: 4, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

export async function readGolden(golden: Pick<Golden, 'name'>): Promise<Pixels> {
  const { data, info } = await sharp(await readFile(goldenPath(golden)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, size: info.width };
}
