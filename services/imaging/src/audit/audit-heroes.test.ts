import { describe, expect, it } from '@jest/globals';
import type { Pixels } from '../golden/image-difference.ts';
import { HERO_SIZE, readMasters } from '../masters/master-index.ts';
import { alikeIn, faultsOf, groupsOf, readHero, type AuditedHero } from './audit-heroes.ts';
import { likenessOf, similarityOf } from './likeness.ts';
import { figuresOf } from './picture-figures.ts';

const SIZE = 180;
type Paint = (x: number, y: number) => readonly [number, number, number] | undefined;
/** A picture on the pale ground of all pictures. */
function painted(paint: Paint): Pixels {
  const data = new Uint8Array(SIZE * SIZE * 3);
  for (let at = 0; at < SIZE * SIZE; at += 1)
    data.set(paint(at % SIZE, Math.floor(at / SIZE)) ?? [243, 242, 239], at * 3);
  return { data, size: SIZE };
}
const within = (radius: number, x: number, y: number): boolean => Math.hypot(x - 90, y - 90) < radius;
/** A disc with rings of light and dark, in a metal. */
const medal = (radius: number, waves: number, [r, g, b]: readonly [number, number, number]): Pixels =>
  painted((x, y) => {
    const light = 0.6 + 0.4 * Math.sin((Math.hypot(x - 90, y - 90) / radius) * waves);
    return within(radius, x, y) ? [r * light, g * light, b * light] : undefined;
  });
const GOLD = [230, 180, 80] as const;
const ROSE = [230, 165, 140] as const;
const hero = (pixels: Pixels, alloy = '18-yellow', design_code = 'RG00001'): AuditedHero => ({
  design_code,
  alloy,
  figures: figuresOf(pixels),
  likeness: likenessOf(pixels),
});
const faults = (pixels: Pixels, alloy?: string): string[] =>
  faultsOf(hero(pixels, alloy)).map(({ fault }) => fault);

describe('figures of a picture', () => {
  it('find nothing wrong with a worked medal in good light', () => {
    expect(faults(medal(70, 50, GOLD))).toEqual([]);
  });

  it.each<readonly [string, Pixels, string]>([
    ['small', medal(30, 20, GOLD), '18-yellow'],
    [
      'blown',
      painted((x, y) => (within(70, x, y) ? (x % 9 < 4 ? [255, 255, 255] : [200, 150, 60]) : undefined)),
      '18-yellow',
    ],
    [
      'dead',
      painted((x, y) => (within(70, x, y) ? (x % 9 < 4 ? [4, 4, 4] : [200, 150, 60]) : undefined)),
      '18-yellow',
    ],
    [
      'noise',
      painted((x, y) =>
        within(70, x, y) ? ((x * 7 + y * 13) % 11 === 0 ? [250, 230, 190] : [190, 140, 60]) : undefined,
      ),
      '18-yellow',
    ],
    ['flat', painted((x, y) => (within(70, x, y) ? [215, 165, 70] : undefined)), '18-yellow'],
    ['grey', medal(70, 20, [120, 120, 122]), '18-white'],
  ])('find what is %s', (fault, pixels, alloy) => {
    expect(faults(pixels, alloy)).toContain(fault);
  });
});

describe('likeness', () => {
  it('does not see another metal, and sees another relief and another size', () => {
    const one = likenessOf(medal(70, 20, GOLD));
    expect(similarityOf(one, one)).toBeCloseTo(1, 5);
    expect(similarityOf(one, likenessOf(medal(70, 20, ROSE)))).toBeGreaterThan(0.8);
    expect(similarityOf(one, likenessOf(medal(70, 31, GOLD)))).toBeLessThan(0.5);
    expect(similarityOf(one, likenessOf(medal(50, 20, GOLD)))).toBeLessThan(0.5);
  });

  it('names pairs, and groups of those that follow from them', () => {
    const heroes = [
      hero(medal(70, 20, GOLD), '18-yellow', 'RG00001'),
      hero(medal(70, 31, GOLD), '18-yellow', 'RG00002'),
      hero(medal(70, 20, ROSE), '18-rose', 'RG00003'),
      hero(medal(70, 20.2, GOLD), '18-yellow', 'RG00004'),
    ];
    expect(groupsOf(alikeIn(heroes))).toEqual([['RG00001', 'RG00003', 'RG00004']]);
  });
});

it('finds committed heroes neither small nor empty', async () => {
  const masters = (await readMasters()).filter(({ size }) => size === HERO_SIZE);
  const sample = masters.filter((_, at) => at % Math.ceil(masters.length / 12) === 0);
  const heroes = await Promise.all(sample.map((master) => readHero(master)));
  expect(heroes.flatMap(faultsOf).filter(({ fault }) => fault === 'small' || fault === 'flat')).toEqual([]);
});
