import sharp from 'sharp';

const WIDTH = 1_200;
const HEIGHT = 630;
const LEFT = (WIDTH - HEIGHT) / 2;
/** Columns at either side whose colour is the ground's. */
const EDGE = 12;
/** Columns over which the picture goes over into the ground, so that a chain that leaves it fades instead of being cut. */
const FADE = 64;
const CHANNELS = 4;

type Colour = { readonly r: number; readonly g: number; readonly b: number };

/**
 * A square picture in the middle of a wide one, 1200 × 630, whose ground goes on to both sides: the
 * shape messengers and networks show a link in.
 */
export async function socialPicture(master: Buffer): Promise<Buffer> {
  const square = await sharp(master)
    .resize(HEIGHT, HEIGHT, { kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const background = groundOf(square);
  fade(square);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite([
      { input: square, raw: { width: HEIGHT, height: HEIGHT, channels: CHANNELS }, left: LEFT, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The colour at both sides that a quarter of it is lighter than: neither a chain that leaves the picture counts nor a shadow. */
function groundOf(square: Buffer): Colour {
  const light = (channel: number): number => {
    const values: number[] = [];
    for (let y = 0; y < HEIGHT; y += 1) {
      for (let x = 0; x < EDGE; x += 1)
        for (const column of [x, HEIGHT - 1 - x])
          values.push(square[(y * HEIGHT + column) * CHANNELS + channel] ?? 0);
    }
    return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.75)] ?? 0;
  };
  return { r: light(0), g: light(1), b: light(2) };
}

function fade(square: Buffer): void {
  for (let step = 0; step < FADE; step += 1) {
    const alpha = Math.round(255 * (0.5 - 0.5 * Math.cos((Math.PI * (step + 0.5)) / FADE)));
    for (let y = 0; y < HEIGHT; y += 1)
      for (const x of [step, HEIGHT - 1 - step]) square[(y * HEIGHT + x) * CHANNELS + 3] = alpha;
  }
}
