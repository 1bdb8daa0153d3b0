import { describe, expect, it } from '@jest/globals';
import { DRAWN, facePoints } from './face.fixtures.ts';
import { fitFace, type Fit } from './placing.ts';

const spotOf = ({ spots }: Fit, place: string) => {
  const spot = spots.find((each) => each.place === place);
  if (!spot) throw new Error(`nothing at ${place}`);
  return spot;
};
const millimetresApart = (fit: Fit, place: string, [x, y]: readonly [number, number]): number => {
  const spot = spotOf(fit, place);
  return Math.hypot(spot.x - x, spot.y - y) / fit.pxPerMm;
};

describe('on a face seen from the front', () => {
  it('a millimetre is the face’s width by 138', () => {
    expect(fitFace(facePoints(), 'ears').pxPerMm).toBeCloseTo(243 / 138, 1);
    expect(fitFace(facePoints({ scale: 0.5 }), 'ears').pxPerMm).toBeCloseTo(243 / 138 / 2, 1);
  });

  it('earrings hang at both lobes, one the mirror image of the other', () => {
    const fit = fitFace(facePoints(), 'ears');
    expect(millimetresApart(fit, 'right-ear', DRAWN.rightLobe)).toBeLessThan(5);
    expect(millimetresApart(fit, 'left-ear', DRAWN.leftLobe)).toBeLessThan(5);
    expect(spotOf(fit, 'right-ear').mirrored).toBe(true);
    expect(spotOf(fit, 'left-ear').mirrored).toBe(false);
  });

  it('a nose pin sits on the left wing of the nose', () => {
    expect(
      millimetresApart(fitFace(facePoints(), 'nostril'), 'left-nostril', DRAWN.leftNostril),
    ).toBeLessThan(4);
  });

  it('a necklace begins where the neck meets the shoulders', () => {
    expect(millimetresApart(fitFace(facePoints(), 'neck'), 'neck', DRAWN.collar)).toBeLessThan(8);
  });
});

describe('on a head that is turned', () => {
  it.each([
    [0.5, 'left-ear', 'right-ear'],
    [-0.5, 'right-ear', 'left-ear'],
  ] as const)('by %s, the %s is hidden and the %s is not', (yaw, hidden, shown) => {
    const places = fitFace(facePoints({ yaw }), 'ears').spots.map(({ place }) => place);
    expect(places).toContain(shown);
    expect(places).not.toContain(hidden);
  });

  it('by a little, both ears are still there', () => {
    expect(fitFace(facePoints({ yaw: 0.1 }), 'ears').spots).toHaveLength(2);
  });

  it('away from its pierced side shows no nose pin', () => {
    expect(fitFace(facePoints({ yaw: 0.7 }), 'nostril').spots).toEqual([]);
    expect(fitFace(facePoints({ yaw: -0.4 }), 'nostril').spots).toHaveLength(1);
  });

  it('keeps its scale', () => {
    const straight = fitFace(facePoints(), 'ears').pxPerMm;
    for (const yaw of [-0.6, -0.3, 0.3, 0.6])
      expect(Math.abs(fitFace(facePoints({ yaw }), 'ears').pxPerMm / straight - 1)).toBeLessThan(0.1);
  });
});

describe('on a head that is tipped', () => {
  it('earrings still hang straight down; a nose pin tips with the nose', () => {
    const [ears, nose] = [
      fitFace(facePoints({ roll: 0.3 }), 'ears'),
      fitFace(facePoints({ roll: 0.3 }), 'nostril'),
    ];
    expect(ears.spots.map(({ turn }) => turn)).toEqual([0, 0]);
    expect(spotOf(nose, 'left-nostril').turn).toBeCloseTo(0.32, 1);
    expect(spotOf(ears, 'left-ear').y).toBeGreaterThan(spotOf(ears, 'right-ear').y + 50);
  });
});
