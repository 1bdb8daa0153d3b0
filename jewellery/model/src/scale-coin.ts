import { everydayCoin } from './everyday-coin.ts';
import { boundsOf } from './families/bounds.ts';
import { chainOf, moved, turnedX } from './geometry/matrix.ts';
import { SCALE_COIN_MM, type Camera, type Matrix, type Model, type Part, type Vector } from './model.ts';

const RADIUS = SCALE_COIN_MM / 2;
/** Free paper between piece and coin. */
const APART = 4;

const coin = (place: Matrix): readonly Part[] =>
  everydayCoin().map(({ mesh, material, places }) => ({
    mesh,
    material,
    instances: places.map((at) => chainOf(place, at)),
    weightless: true,
  }));

/** The piece beside a coin of everyday money, on the same ground, and cameras that show both. */
export function besideCoin(model: Model): Model {
  const up = model.ground.normal[1];
  const lying = Math.abs(up) > 0.5;
  // The chain a pendant hangs on leaves room beside it; the card a coin is on does not.
  const piece = boundsOf({
    parts: lying ? model.parts : model.parts.filter(({ weightless }) => !weightless),
  });
  const at: Vector = lying
    ? [piece.high[0] + APART + RADIUS, model.ground.offset / up, (piece.low[2] + piece.high[2]) / 2]
    : [piece.high[0] + APART + RADIUS, (piece.low[1] + piece.high[1]) / 2, model.ground.offset];
  const parts = [...model.parts, ...coin(lying ? chainOf(moved(at), turnedX(-Math.PI / 2)) : moved(at))];
  const whole = boundsOf({ parts });
  const right = at[0] + RADIUS;
  const both: Vector = [
    (piece.low[0] + right) / 2,
    (piece.low[1] + piece.high[1]) / 2,
    (piece.low[2] + piece.high[2]) / 2,
  ];
  // What is cropped in its own picture (a pendant's chain) is cropped here too: piece and coin take most of the side.
  const reach = Math.max(
    ...([0, 1] as const).map((axis) => Math.max(whole.high[axis] - both[axis], both[axis] - whole.low[axis])),
  );
  const needed = Math.max(right - piece.low[0], piece.high[1] - piece.low[1], SCALE_COIN_MM) * 0.62;
  const wider = (camera: Camera): Camera =>
    camera.target ? { ...camera, target: both, fill: reach / needed } : camera;
  const { hero, front, side } = model.cameras;
  return { ...model, parts, cameras: { hero: wider(hero), front: wider(front), side: wider(side) } };
}
