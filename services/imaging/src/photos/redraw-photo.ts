import sharp from 'sharp';

/** Pixels of the long side of what comes out, and of all of what may come in: a bomb is not unpacked. */
const LONG_SIDE = 1_200;
const MOST_PIXELS = 25_000_000;
const QUALITY = 82;
const SECONDS = 8;

export interface Redrawn {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

const startsWith = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Told by its first bytes, before a decoder sees it: those of SVG, PDF, TIFF and GIF never run. */
const isPhoto = (bytes: Buffer): boolean =>
  startsWith(bytes, 0, '\u00ff\u00d8\u00ff') ||
  startsWith(bytes, 0, '\u0089PNG\r\n\u001a\n') ||
  (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'));

/**
 * A shopper's photo, drawn again: only what is seen goes on. Where and with what it was taken, what was
 * hidden behind the picture, and further frames stay behind.
 *
 * @returns `undefined` for what is no photo, or is damaged; `'too-large'` for one of more pixels than are unpacked
 */
export async function redrawPhoto(bytes: Buffer): Promise<Redrawn | 'too-large' | undefined> {
  if (!isPhoto(bytes)) return undefined;
  try {
    // Its head alone is read for this.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return 'too-large';
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      // As the camera was held: nothing tells it any more afterwards.
      .autoOrient()
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    // Whatever the decoder minds, it minds about the file: there is nothing else it could.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
