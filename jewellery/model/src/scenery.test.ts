import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '@suvarna/contracts/catalogue';
import { mulberry32 } from './mulberry32.ts';
import type { Model } from './model.ts';
import { photographed, sceneryOf } from './scenery.ts';

/** Numbers as designs have them. */
const looks = (count: number): number[] => {
  const random = mulberry32(7);
  return Array.from({ length: count }, () => Math.floor(random() * 2 ** 31));
};

const cameras = {
  hero: { azimuth: 0.6, elevation: 0.5, fieldOfView: 20, fill: 0.8 },
  front: { azimuth: 0, elevation: 0.1, fieldOfView: 20, fill: 0.8 },
  side: { azimuth: 1, elevation: 0.1, fieldOfView: 20, fill: 0.8 },
} as const;
const model = (normal: Model['ground']['normal']): Model => ({
  parts: [],
  gems: [],
  ground: { normal, offset: 0 },
  cameras,
});

describe.each(CATEGORIES)('%s', (category) => {
  const all = looks(600).map((look) => sceneryOf({ category, look }));

  it('are photographed on three grounds, under light from both sides, each about as often', () => {
    const counts = [...Map.groupBy(all, ({ cover }) => cover).values()].map(({ length }) => length);
    expect(counts).toHaveLength(3);
    for (const count of counts) expect(count).toBeGreaterThan(150);
    expect(all.filter(({ side }) => side === 1).length).toBeGreaterThan(240);
    expect(all.filter(({ side }) => side === -1).length).toBeGreaterThan(240);
  });

  it('have neighbours that differ, nine times of ten', () => {
    const same = all.filter((one, at) => JSON.stringify(one) === JSON.stringify(all[at + 1])).length;
    expect(same / all.length).toBeLessThan(0.1);
  });
});

it('a piece is always photographed alike', () => {
  const [look = 0] = looks(1);
  expect(sceneryOf({ category: 'rings', look })).toEqual(sceneryOf({ category: 'rings', look }));
});

it('what stands is seen from either side and three heights, what lies from either side; its other cameras stay', () => {
  const heroes = (normal: Model['ground']['normal']) =>
    looks(60).map((look) => photographed(model(normal), { category: 'rings', look }).cameras);
  const standing = heroes([0, 1, 0]);
  expect(new Set(standing.map(({ hero }) => hero.azimuth))).toEqual(new Set([0.6, -0.6]));
  expect(new Set(standing.map(({ hero }) => hero.elevation.toFixed(2)))).toEqual(
    new Set(['0.50', '0.40', '0.62']),
  );
  expect(standing.every(({ front, side }) => front === cameras.front && side === cameras.side)).toBe(true);
  expect(new Set(heroes([0, 0, 1]).map(({ hero }) => hero.elevation))).toEqual(new Set([0.5]));
});
