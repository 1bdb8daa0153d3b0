import { describe, expect, it } from '@jest/globals';
import { EVERY_FORM, pieceOf } from '@suvarna/jewellery-model/families/every-piece.fixtures';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { bakeModel, type BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import { cutMesh } from '@suvarna/jewellery-model/cuts/cut-mesh';
import { besideCoin } from '@suvarna/jewellery-model/scale-coin';
import fc from 'fast-check';
import { subjectOf } from '../scene.ts';
import { carry, takeShot, viewMatrix, type Orbit } from './camera.ts';
import { multiply } from './matrix.ts';

/** Radians from the picture's own place; a few, for every one looks through all of a piece. */
const AROUND = [0, 2.2];
const NEAREST = 4;
/** Between the links of a chain there is paper. */
const BESIDE = 0.05;

const modelFor = (category: string, form: string) => {
  const found = EVERY_FORM.find((one) => one.category === category && one.form === form);
  const [piece] = found ? fc.sample(pieceOf(found), { numRuns: 1, seed: 7 }) : [];
  if (!piece) throw new Error(`no ${form}`);
  return modelOf(piece);
};

/** Whether a ray through the middle of the picture meets the piece, or passes it so close that it fills the middle. */
function meets(baked: BakedModel, orbit: Orbit): boolean {
  const subject = subjectOf(baked);
  const { matrix } = viewMatrix(carry(takeShot(baked.cameras.hero, subject, 1), subject, orbit), {
    pixel: [0, 0],
    lens: [0, 0],
  });
  const surfaces = [
    ...baked.parts.map(({ surface, matrices }) => ({ mesh: surface, matrices })),
    ...baked.gems.map(({ cut, matrices }) => ({ mesh: cutMesh(cut, 'few'), matrices })),
  ];
  return surfaces.some(({ mesh: { positions, indices }, matrices }) => {
    for (let copy = 0; copy < matrices.length; copy += 16) {
      const m = multiply(matrix, [...matrices.subarray(copy, copy + 16)]);
      const row = (at: number, of: number): number =>
        (m[of] ?? 0) * (positions[at] ?? 0) +
        (m[of + 4] ?? 0) * (positions[at + 1] ?? 0) +
        (m[of + 8] ?? 0) * (positions[at + 2] ?? 0) +
        (m[of + 12] ?? 0);
      const seen = Array.from(
        { length: positions.length / 3 },
        (_, at) => [row(at * 3, 0), row(at * 3, 1), row(at * 3, 3)] as const,
      );
      for (let face = 0; face < indices.length; face += 3) {
        const corners = [0, 1, 2].map((corner) => seen[indices[face + corner] ?? 0] ?? [0, 0, -1]);
        if (corners.some(([, , w = 0]) => w <= 0)) continue;
        const [[ax, ay], [bx, by], [cx, cy]] = corners.map(([x = 0, y = 0, w = 1]) => [x / w, y / w]) as [
          [number, number],
          [number, number],
          [number, number],
        ];
        const sides = [ax * by - ay * bx, bx * cy - by * cx, cx * ay - cy * ax];
        if (
          sides.every((side) => side >= 0) ||
          sides.every((side) => side <= 0) ||
          corners.some(([x = 0, y = 0, w = 1]) => Math.hypot(x, y) / w < BESIDE)
        )
          return true;
      }
    }
    return false;
  });
}

const HOLLOW = [
  ['rings', 'halo'],
  ['rings', 'band'],
  ['bangles', 'plain'],
  ['bangles', 'kada'],
  ['bracelets', 'chain'],
  ['chains', 'box'],
] as const;

describe('who comes as near as one can', () => {
  it.each(HOLLOW)('looks at the piece and not through it: %s, %s', (category, form) => {
    const model = modelFor(category, form);
    const baked = bakeModel(model);
    const { azimuth, elevation } = baked.cameras.hero;
    for (const turn of AROUND)
      expect([turn, meets(baked, { azimuth: azimuth + turn, elevation, zoom: NEAREST })]).toEqual([
        turn,
        true,
      ]);
    expect(meets(bakeModel(besideCoin(model)), { azimuth, elevation, zoom: NEAREST })).toBe(true);
  });

  it('sees the picture itself until then', () => {
    const { cameras, ...baked } = bakeModel(modelFor('bangles', 'plain'));
    const subject = subjectOf(baked);
    const shot = takeShot(cameras.hero, subject, 1);
    const carried = carry(shot, subject, { ...cameras.hero, zoom: 1 });
    for (const axis of [0, 1, 2] as const) expect(carried.eye[axis]).toBeCloseTo(shot.eye[axis], 6);
  });
});
