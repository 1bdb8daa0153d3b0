/** A drawn face as a photo and as what a camera sees. No person's: it stands in for a shopper. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const DRAWING = join(import.meta.dirname, '..', '..', 'fixtures', 'face.svg');

/** Places in the drawing, in shares of its side: what a test compares placement with. */
export const DRAWN = {
  rightLobe: [188 / 640, 356 / 640],
  leftLobe: [452 / 640, 356 / 640],
  leftNostril: [357 / 640, 366 / 640],
  faceWidth: 243 / 640,
} as const;

/** 640 × 640. */
export async function facePhoto(path: string): Promise<string> {
  await sharp(await readFile(DRAWING))
    .jpeg({ quality: 92 })
    .toFile(path);
  return path;
}

/** A picture in which there is no face. */
export async function emptyPhoto(path: string): Promise<string> {
  await sharp({ create: { width: 640, height: 640, channels: 3, background: '#b9c0c6' } })
    .jpeg()
    .toFile(path);
  return path;
}

/** A film for Chromium's pretended camera: the drawing in the middle of 640 × 480, again and again. */
export async function faceFilm(path: string): Promise<string> {
  const picture = await sharp(await readFile(DRAWING))
    .resize(480, 480)
    .extend({ left: 80, right: 80, background: '#ccd2d7' })
    .jpeg({ quality: 92 })
    .toBuffer();
  await writeFile(path, Buffer.concat(Array.from({ length: 4 }, () => picture)));
  return path;
}
