/** A drawn face as a photo and as what a camera sees, and a drawn hand. No person's: they stand in for a shopper. */
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

/** A hand of `jewellery/model/src/forms` with a bracelet, seen from its back. */
const HAND = join(import.meta.dirname, '..', '..', 'fixtures', 'hand.avif');
/** Places on it, in shares of its side: where the ring finger begins, and the bracelet. */
export const DRAWN_HAND = { finger: [0.45, 0.39], wrist: [0.43, 0.86] } as const;

/** 480 × 480. */
export async function handPhoto(path: string): Promise<string> {
  await sharp(await readFile(HAND))
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
