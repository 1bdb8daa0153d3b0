import { describe, expect, it } from '@jest/globals';
import { readFileSync, statSync } from 'node:fs';
import { goldenPath, readGolden } from './golden-file.ts';
import { GOLDENS } from './goldens.ts';
import { differenceOf, isAlike, type Pixels } from './image-difference.ts';

const goldenOf = (name: string): Promise<Pixels> => readGolden({ name });
const changed = ({ data, size }: Pixels, change: (value: number, at: number) => number): Pixels => ({
  data: data.map((value, at) => Math.max(0, Math.min(255, Math.round(change(value, at))))),
  size,
});
const alike = (one: Pixels, other: Pixels): boolean => isAlike(differenceOf(one, other));

/** A square of the picture painted over with another place of it. */
function paintedOver(
  picture: Pixels,
  [left, top, side]: readonly [number, number, number],
  [fromLeft, fromTop]: readonly [number, number],
): Pixels {
  const data = Uint8Array.from(picture.data);
  for (let y = 0; y < side; y += 1) {
    const from = ((fromTop + y) * picture.size + fromLeft) * 3;
    data.set(picture.data.subarray(from, from + side * 3), ((top + y) * picture.size + left) * 3);
  }
  return { data, size: picture.size };
}

describe('golden pictures', () => {
  it.each(GOLDENS.map(({ name }) => name))('%s is small and unlike every other', async (name) => {
    expect(statSync(goldenPath({ name })).size).toBeLessThan(8_000);
    const picture = await goldenOf(name);
    for (const other of GOLDENS)
      expect([other.name, alike(picture, await goldenOf(other.name))]).toEqual([
        other.name,
        other.name === name,
      ]);
  });

  it('are no more than there are pieces', () => {
    expect(new Set(GOLDENS.map((golden) => readFileSync(goldenPath(golden)).toString('base64'))).size).toBe(
      GOLDENS.length,
    );
  });
});

describe('two pictures', () => {
  it('are alike when another machine rounds differently', async () => {
    const picture = await goldenOf('round-diamond-ring');
    expect(
      alike(
        changed(picture, (value, at) => value + (at % 5) - 2),
        picture,
      ),
    ).toBe(true);
    // A facet here and there lights up in another pixel, or does not.
    expect(
      alike(
        changed(picture, (value, at) =>
          Math.floor(at / 3) % 733 === 0 ? value + (value > 127 ? -40 : 40) : value,
        ),
        picture,
      ),
    ).toBe(true);
  });

  it.each(['round-diamond-ring', 'sun-coin', 'ruby-jhumka', 'black-bead-mangalsutra'])(
    '%s are not, when the light is a little darker or brighter',
    async (name) => {
      const picture = await goldenOf(name);
      expect(
        [0.97, 1.03].map((light) =>
          alike(
            changed(picture, (value) => value * light),
            picture,
          ),
        ),
      ).toEqual([false, false]);
    },
  );

  it.each(['round-diamond-ring', 'enamel-eye-pendant', 'ruby-jhumka', 'sun-coin', 'pearl-pendant'])(
    '%s are not, when the metal has another colour',
    async (name) => {
      const picture = await goldenOf(name);
      const { data } = picture;
      // What is warm becomes grey, as white gold is; the light ground stays as it is.
      const white = changed(picture, (value, at) => {
        const pixel = at - (at % 3);
        const [r = 0, , b = 0] = data.subarray(pixel, pixel + 3);
        return r - b > 20 ? (r + b) / 2 : value;
      });
      expect(alike(white, picture)).toBe(false);
    },
  );

  it.each([
    ['the stone of a ring', 'topaz-oval-ring', [68, 18, 24], [10, 10]],
    ['a small stone on the shoulder of a ring', 'round-diamond-ring', [114, 56, 8], [107, 62]],
    ['one of three stones', 'emerald-cut-trio-ring', [72, 14, 18], [10, 10]],
    ['a pearl', 'pearl-pendant', [78, 122, 24], [10, 10]],
    ['the pupil of an eye', 'enamel-eye-pendant', [83, 100, 14], [83, 60]],
  ] as const)('are not, when %s is lost', async (_what, name, stone, metal) => {
    const picture = await goldenOf(name);
    expect(alike(paintedOver(picture, stone, metal), picture)).toBe(false);
  });

  it('of two sizes are not compared', async () => {
    const picture = await goldenOf('sun-coin');
    expect(() => differenceOf(picture, { data: picture.data.subarray(0, 12), size: 2 })).toThrow(
      '180 and 2 pixels',
    );
  });
});
