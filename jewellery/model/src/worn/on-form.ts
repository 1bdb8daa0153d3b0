import { bakeModel, type BakedModel } from '../geometry/bake.ts';
import { applied, type Matrix } from '../geometry/matrix.ts';
import { formSurface, type Form } from '../forms/form.ts';
import { lightOnForm } from '../forms/light-on-form.ts';
import { toneOfLook } from '../forms/tones.ts';
import type { Camera, Gem, Ground, Part, Vector } from '../model.ts';

/** A piece in its place on a form. */
export interface OnForm {
  readonly parts: readonly Part[];
  readonly gems: readonly Gem[];
  readonly form: Form;
  /** Takes the form to the piece's millimetres: how large the one who wears it is. */
  readonly place: Matrix;
  /** What the picture shows: its middle, its side in millimetres, and from where. */
  readonly frame: {
    readonly middle: Vector;
    readonly side: number;
    readonly azimuth: number;
    readonly elevation: number;
  };
  readonly ground: Ground;
}

const LENS = 20;
/** Share of light that opaque and clear things keep from what is under them. */
const [SOLID, CLEAR] = [1, 0.45];

/** Ready for the renderer; its hero camera shows the piece as it is worn. */
export function bakeOnForm(worn: OnForm, look: number): BakedModel {
  const { parts, gems, form, place, frame: straight, ground } = worn;
  const azimuth = straight.azimuth + swayOf(look);
  const frame = { ...straight, azimuth };
  const camera: Camera = {
    azimuth,
    elevation: frame.elevation,
    fieldOfView: LENS,
    fill: 1,
    target: frame.middle,
  };
  const baked = bakeModel({ parts, gems, ground, cameras: { hero: camera, front: camera, side: camera } });
  const light = lightOnForm(
    form,
    place,
    [
      { ...baked.shade.solid, dark: SOLID },
      { ...baked.shade.stones, dark: CLEAR },
    ],
    frame.azimuth,
  );
  return {
    ...baked,
    parts: [
      ...baked.parts,
      {
        surface: formSurface(form, light),
        material: { kind: 'form', tone: toneOfLook(look) },
        matrices: Float32Array.from(place),
      },
    ],
    // The camera shows the frame whatever the piece; light and shadows reach as far.
    outline: cornersOf(frame),
    shade: { ...baked.shade, solid: { ...baked.shade.solid, points: pointsOf(form, place) } },
  };
}

/** Where the camera stands a little aside, by rule: not all pieces of a page are seen from one place. */
const SWAYS = [-0.13, 0, 0.13] as const;
const swayOf = (look: number): number => SWAYS[Math.floor(look / 7) % SWAYS.length] ?? 0;

/** The corners of the square that is seen, in the plane of its middle. */
function cornersOf({ middle, side, azimuth, elevation }: OnForm['frame']): Float32Array {
  const [ca, sa, ce, se] = [Math.cos(azimuth), Math.sin(azimuth), Math.cos(elevation), Math.sin(elevation)];
  const [right, up]: [Vector, Vector] = [
    [ca, 0, -sa],
    [-sa * se, ce, -ca * se],
  ];
  return Float32Array.from(
    [-0.5, 0.5].flatMap((s) =>
      [-0.5, 0.5].flatMap((t) =>
        [0, 1, 2].map((axis) => (middle[axis] ?? 0) + side * (s * (right[axis] ?? 0) + t * (up[axis] ?? 0))),
      ),
    ),
  );
}

/** Enough of its corners for a soft shadow on the ground. */
const SHADE_POINTS = 2_600;

function pointsOf({ mesh: { positions } }: Form, place: Matrix): Float32Array {
  const stride = Math.max(1, Math.floor(positions.length / 3 / SHADE_POINTS));
  const out: number[] = [];
  for (let at = 0; at < positions.length / 3; at += stride)
    out.push(
      ...applied(place, [positions[at * 3] ?? 0, positions[at * 3 + 1] ?? 0, positions[at * 3 + 2] ?? 0]),
    );
  return Float32Array.from(out);
}
