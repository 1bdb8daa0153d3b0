import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encode } from '../pictures/encode.ts';
import type { Format } from '../pictures/picture.ts';
import { SHAPES, type WantedBanner } from './banner-name.ts';

/** Where committed banners lie, `{name}-{shape}.avif`. */
export const BANNERS = join(import.meta.dirname, '..', '..', 'banners');

interface BannerFile {
  readonly file: Buffer;
  readonly etag: string;
}

export interface BannerFiles {
  /** @returns `undefined` when there is no such banner */
  readonly get: (wanted: WantedBanner, format: Format) => Promise<BannerFile | undefined>;
}

/** Banners are few: each width and format is made once and kept. */
export async function openBanners(folder = BANNERS): Promise<BannerFiles> {
  const names = new Set(
    (await readdir(folder)).flatMap((file) => (file.endsWith('.avif') ? [file.slice(0, -5)] : [])),
  );
  const kept = new Map<string, Promise<BannerFile>>();
  return {
    get: async ({ name, shape, width }, format) => {
      const master = `${name}-${shape}`;
      if (!names.has(master)) return undefined;
      const key = `${master}-${String(width)}.${format}`;
      const making = kept.get(key) ?? make(join(folder, `${master}.avif`), { shape, width }, format);
      kept.set(key, making);
      // One that failed is tried again.
      making.catch(() => kept.delete(key));
      return making;
    },
  };
}

async function make(
  path: string,
  { shape, width }: Pick<WantedBanner, 'shape' | 'width'>,
  format: Format,
): Promise<BannerFile> {
  const master = await readFile(path);
  const file =
    format === 'avif' && width === SHAPES[shape].widths.at(-1)
      ? master
      : await encode(sharp(master).resize(width, null, { kernel: 'lanczos3' }), format);
  return { file, etag: `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"` };
}
