import { closerAt } from '@suvarna/jewellery-model/geometry/closer';
import { mix } from '@suvarna/jewellery-model/geometry/vector';
import type { Camera, Vector } from '@suvarna/jewellery-model/model';
import { multiply, type Matrix4 } from './matrix.ts';

/** A camera that has found its place. */
export interface Shot {
  readonly eye: Vector;
  /** To the right, up, and back towards the eye. */
  readonly axes: readonly [Vector, Vector, Vector];
  /** Distance at which things are sharp. */
  readonly focus: number;
  /** Half the picture's height at distance 1. */
  readonly spread: number;
  readonly aspect: number;
  /** Radius of what is in front of the camera: how near and far there is something to see. */
  readonly depth: number;
  /** Nothing of the piece is left out of the picture. */
  readonly whole: boolean;
}

/** What is photographed: its outermost points, their middle, and how far they reach from it. */
export interface Subject {
  readonly outline: Float32Array;
  readonly middle: Vector;
  readonly radius: number;
  /** Place that has to be sharp. */
  readonly focus: Vector;
  /** Where one looks who comes closer, from all around. */
  readonly closer: Float32Array;
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const add = (a: Vector, b: Vector, times: number): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];

/** Moves the camera back until the piece fills its share of the picture, and aside until it is in the middle. */
export function takeShot(camera: Camera, { outline, middle, radius, focus }: Subject, aspect: number): Shot {
  const axes = axesOf(camera.azimuth, camera.elevation);
  const spread = Math.tan((camera.fieldOfView * Math.PI) / 360);
  let target = camera.target ?? middle;
  let distance = radius / spread;
  for (let round = 0; round < 30; round += 1) {
    const across = extent(outline, target, axes[0], axes[2], distance);
    const upright = extent(outline, target, axes[1], axes[2], distance);
    if (camera.target) {
      const reach =
        Math.max(-across.least / aspect, across.most / aspect, -upright.least, upright.most) / spread;
      distance *= reach / camera.fill;
    } else {
      target = add(add(target, axes[0], across.middle), axes[1], upright.middle);
      distance *=
        Math.max((across.most - across.least) / aspect, upright.most - upright.least) /
        2 /
        spread /
        camera.fill;
    }
  }
  const eye = add(target, axes[2], distance);
  return {
    eye,
    axes,
    focus: dot(add(eye, camera.focus ?? focus, -1), axes[2]),
    spread,
    aspect,
    depth: radius * 2.2,
    whole: !camera.target && camera.fill <= 1,
  };
}

/** Where a hand has turned the piece: around the upright and over the horizon in radians, and how many times nearer than the camera's own place. */
export interface Orbit {
  readonly azimuth: number;
  readonly elevation: number;
  readonly zoom: number;
}

/** How many times nearer the look rests on what there is to see from close by. */
const CLOSE = 3;

/** Radians from the picture's own place by which a piece has all the room it needs to turn, and the share of the picture's side that is then its. */
const TURNED = 0.6;
const ROOM = 0.97;

/**
 * The camera carried around the piece, always as far away as its shot found right: fitting every
 * turn again would let the piece swell and shrink. With the camera's own angles it is the shot itself;
 * from there it moves back once, until the piece stays in the picture from every side.
 * Nearer, it looks past the middle, which may be a hole, at the piece.
 */
export function carry(
  shot: Shot,
  { outline, middle, focus, closer }: Subject,
  { azimuth, elevation, zoom }: Orbit,
): Shot {
  const away = add(shot.eye, middle, -1);
  const own = dot(away, shot.axes[2]);
  const pivot = add(shot.eye, shot.axes[2], -own);
  const axes = axesOf(azimuth, elevation);
  const turned = Math.min(1, Math.acos(Math.min(1, dot(axes[2], shot.axes[2]))) / TURNED);
  const distance = shot.whole
    ? own + Math.max(0, distanceAround(outline, pivot, shot) - own) * turned ** 2 * (3 - 2 * turned)
    : own;
  const near = closerAt(closer, azimuth);
  const closeness = Math.min(1, Math.max(0, (1 - 1 / zoom) / (1 - 1 / CLOSE)));
  const eye = add(mix(pivot, near, closeness), axes[2], distance / zoom);
  const sharp = mix(focus, near, closeness);
  return { ...shot, eye, axes, focus: Math.max(dot(add(eye, sharp, -1), axes[2]), distance * 0.05) };
}

/** From so far away a ball around all the points fits into the picture. */
function distanceAround(points: Float32Array, middle: Vector, { spread, aspect }: Shot): number {
  let reach = 0;
  for (let at = 0; at < points.length; at += 3) {
    reach = Math.max(
      reach,
      Math.hypot(
        (points[at] ?? 0) - middle[0],
        (points[at + 1] ?? 0) - middle[1],
        (points[at + 2] ?? 0) - middle[2],
      ),
    );
  }
  return reach / Math.sin(Math.atan(spread * Math.min(1, aspect) * ROOM));
}

function axesOf(azimuth: number, elevation: number): Shot['axes'] {
  const [ca, sa, ce, se] = [Math.cos(azimuth), Math.sin(azimuth), Math.cos(elevation), Math.sin(elevation)];
  return [
    [ca, 0, -sa],
    [-sa * se, ce, -ca * se],
    [sa * ce, se, ca * ce],
  ];
}

/**
 * How far points reach along an axis, as seen from the eye: tangents of the smallest and largest
 * angle, and how far aside the eye has to go for the two to be equal.
 */
function extent(
  points: Float32Array,
  target: Vector,
  axis: Vector,
  back: Vector,
  distance: number,
): { readonly least: number; readonly most: number; readonly middle: number } {
  let [least, most, depthOfLeast, depthOfMost] = [Infinity, -Infinity, 1, 1];
  const [along, behind] = [dot(target, axis), dot(target, back)];
  for (let at = 0; at < points.length; at += 3) {
    const point: Vector = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
    const depth = Math.max(distance - dot(point, back) + behind, distance * 0.05);
    const tangent = (dot(point, axis) - along) / depth;
    if (tangent < least) [least, depthOfLeast] = [tangent, depth];
    if (tangent > most) [most, depthOfMost] = [tangent, depth];
  }
  return {
    least,
    most,
    middle: ((least + most) * depthOfLeast * depthOfMost) / (depthOfLeast + depthOfMost),
  };
}

/** A sample inside the pixel (−½…½, in shares of the picture's size) and on the lens (millimetres). */
export interface Jitter {
  readonly pixel: readonly [number, number];
  readonly lens: readonly [number, number];
}

/** From the model's space to the screen; the lens moves, what is in focus stays where it is. */
export function viewMatrix(
  shot: Shot,
  { pixel, lens }: Jitter,
): { readonly matrix: Matrix4; readonly eye: Vector } {
  const [right, up, back] = shot.axes;
  const eye = add(add(shot.eye, right, lens[0]), up, lens[1]);
  const look = [
    right[0],
    up[0],
    back[0],
    0,
    right[1],
    up[1],
    back[1],
    0,
    right[2],
    up[2],
    back[2],
    0,
    -dot(eye, right),
    -dot(eye, up),
    -dot(eye, back),
    1,
  ];
  const [near, far] = [Math.max(shot.focus - shot.depth * 2, shot.focus * 0.05), shot.focus + shot.depth * 2];
  const [x, y] = [1 / (shot.spread * shot.aspect), 1 / shot.spread];
  const project = [
    x,
    0,
    0,
    0,
    0,
    y,
    0,
    0,
    (-x * lens[0]) / shot.focus + pixel[0] * 2,
    (-y * lens[1]) / shot.focus + pixel[1] * 2,
    (near + far) / (near - far),
    -1,
    0,
    0,
    (2 * near * far) / (near - far),
    0,
  ];
  return { matrix: multiply(project, look), eye };
}
