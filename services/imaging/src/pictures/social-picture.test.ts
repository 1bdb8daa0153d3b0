import { describe, expect, it } from '@jest/globals';
import sharp, { type OverlayOptions } from 'sharp';
import { socialPicture } from './social-picture.ts';

const GROUND = '#f4f2ee';

/** A red square on the ground, and what else is laid over it. */
async function master(size: number, over: readonly OverlayOptions[] = []): Promise<Buffer> {
  const third = Math.round(size / 3);
  const piece = {
    input: { create: { width: third, height: third, channels: 3 as const, background: '#c02020' } },
    left: third,
    top: third,
  };
  return sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([piece, ...over])
    .avif({ effort: 0, quality: 90 })
    .toBuffer();
}

async function colourAt(file: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
}
const near = (colour: readonly number[], wanted: readonly number[]): boolean =>
  colour.every((part, at) => Math.abs(part - (wanted[at] ?? 0)) < 8);

describe.each([515, 1024])('the picture for links, from %s px', (size) => {
  it('is a JPEG of 1200 × 630 with the piece in its middle and the ground to both sides', async () => {
    const file = await socialPicture(await master(size));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
    expect(near(await colourAt(file, 600, 315), [192, 32, 32])).toBe(true);
    for (const x of [4, 280, 300, 900, 920, 1_195])
      expect([x, near(await colourAt(file, x, 315), [244, 242, 238])]).toEqual([x, true]);
  });

  it('lets what leaves the picture fade, and takes no ground from it', async () => {
    const chain = {
      input: { create: { width: size, height: 40, channels: 3 as const, background: '#101010' } },
      left: 0,
      top: 20,
    };
    const file = await socialPicture(await master(size, [chain]));
    const y = Math.round((40 / size) * 630);
    const brightness = await Promise.all(
      [286, 300, 316, 332, 348, 400].map(async (x) => (await colourAt(file, x, y))[0] ?? 0),
    );
    expect(brightness.toSorted((a, b) => b - a)).toEqual(brightness);
    expect([brightness[0], brightness.at(-1)].map((value) => (value ?? 0) > 128)).toEqual([true, false]);
    expect(near(await colourAt(file, 4, y), [244, 242, 238])).toBe(true);
  });
});
