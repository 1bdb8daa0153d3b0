import sharp from 'sharp';

const WIDTH = 1_200;
const HEIGHT = 630;
const LEFT = (WIDTH - HEIGHT) / 2;
/** Columns at either side whose colour is the ground's. */
const EDGE = 12;
/** Columns over which the picture goes over into the ground, so that a chain that leaves it fades instead of being cut. */
const FADE = 64;
const CHANNELS = 4;

/** Places down a side at which the ground is looked at: it grows lighter upwards and towards the light. */
const BANDS = 3;

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
  const ground = groundOf(square);
  fade(square);
  return sharp(ground, { raw: { width: 2, height: BANDS, channels: 3 } })
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'linear' })
    .composite([
      { input: square, raw: { width: HEIGHT, height: HEIGHT, channels: CHANNELS }, left: LEFT, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** In rows from the top, left and right: the colour that a quarter of a band's edge is lighter than. Neither a chain that leaves the picture counts nor a shadow. */
function groundOf(square: Buffer): Buffer {
  const high = HEIGHT / BANDS;
  const colours = Array.from({ length: BANDS }, (_, band) =>
    [0, HEIGHT - EDGE].map((left) =>
      [0, 1, 2].map((channel) => {
        const values: number[] = [];
        for (let y = band * high; y < (band + 1) * high; y += 1)
          for (let x = left; x < left + EDGE; x += 1)
            values.push(square[(y * HEIGHT + x) * CHANNELS + channel] ?? 0);
        return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.75)] ?? 0;
      }),
    ),
  );
  return Buffer.from(colours.flat(2));
}

function fade(square: Buffer): void {
  for (let step = 0; step < FADE; step += 1) {
    const alpha = Math.round(255 * (0.5 - 0.5 * Math.cos((Math.PI * (step + 0.5)) / FADE)));
    for (let y = 0; y < HEIGHT; y += 1)
      for (const x of [step, HEIGHT - 1 - step]) square[(y * HEIGHT + x) * CHANNELS + 3] = alpha;
  }
}
