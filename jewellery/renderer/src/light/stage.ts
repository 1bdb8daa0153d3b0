import type { Scene } from '../scene.ts';
import type { Uniforms } from '../gl/program.ts';
import type { Vector } from '@suvarna/jewellery-model/model';
import type { Matrix4 } from '../view/matrix.ts';
import { coverUniforms } from './covers.ts';
import { basisOf } from './directions.ts';

/** Farthest the picture of shadows reaches from the middle of the piece, in radii. */
const mostReach = 3.2;
/** Share of the picture left free around the shadow, for it to fade out. */
const margin = 0.1;

/** Where on the ground shadows fall, for light from these directions. */
export interface FloorPlan {
  /** From the model's space to the picture of shadows, 0…1. */
  readonly matrix: Matrix4;
  /** Millimetres across the picture. */
  readonly side: number;
}

export function floorPlan(
  { ground, stage: { middle, radius }, shade }: Scene,
  towards: readonly Vector[],
): FloorPlan {
  const { normal, offset } = ground;
  const [u, v] = basisOf(normal);
  const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  const slopes = towards.map(
    (toward) => [dot(toward, u) / dot(toward, normal), dot(toward, v) / dot(toward, normal)] as const,
  );
  const bounds = {
    left: Math.min(...slopes.map(([s]) => s)),
    right: Math.max(...slopes.map(([s]) => s)),
    low: Math.min(...slopes.map(([, t]) => t)),
    high: Math.max(...slopes.map(([, t]) => t)),
  };
  for (const { points } of [shade.solid, shade.stones]) {
    for (let at = 0; at < points.length; at += 3) {
      const point: Vector = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
      const height = Math.max(dot(point, normal) - offset, 0);
      const [x, y] = [dot(point, u), dot(point, v)];
      left = Math.min(left, x - height * bounds.right);
      right = Math.max(right, x - height * bounds.left);
      low = Math.min(low, y - height * bounds.high);
      high = Math.max(high, y - height * bounds.low);
    }
  }
  const inside = (value: number, axis: Vector) =>
    Math.min(Math.max(value, dot(axis, middle) - mostReach * radius), dot(axis, middle) + mostReach * radius);
  [left, right, low, high] = [inside(left, u), inside(right, u), inside(low, v), inside(high, v)];
  const side = Math.max(right - left, high - low) / (1 - 2 * margin);
  return {
    side,
    matrix: [
      u[0] / side,
      v[0] / side,
      0,
      0,
      u[1] / side,
      v[1] / side,
      0,
      0,
      u[2] / side,
      v[2] / side,
      0,
      0,
      0.5 - (left + right) / 2 / side,
      0.5 - (low + high) / 2 / side,
      0,
      1,
    ],
  };
}

/** A view from far away along a direction; all of the stage fits. */
export function mapMatrix({ stage: { middle, radius } }: Scene, direction: Vector): Matrix4 {
  const [u, v] = basisOf(direction);
  const axes = [u, v, [-direction[0], -direction[1], -direction[2]] as const];
  const at = (axis: readonly [number, number, number]) =>
    -(axis[0] * middle[0] + axis[1] * middle[1] + axis[2] * middle[2]) / radius;
  const [x, y, z] = axes.map(at);
  return [
    ...[0, 1, 2].flatMap((column) => [...axes.map((axis) => axis[column as 0 | 1 | 2] / radius), 0]),
    x ?? 0,
    y ?? 0,
    z ?? 0,
    1,
  ];
}

/** What every shader knows about the stage. */
export function stageUniforms(scene: Scene, turn: number, floor: FloorPlan): Uniforms {
  return {
    uCentre: scene.stage.middle,
    uRadius: scene.stage.radius,
    uTurn: [Math.cos(turn), Math.sin(turn), -scene.scenery.side],
    uGround: [...scene.ground.normal, scene.ground.offset],
    uFloorMatrix: floor.matrix,
    uPatch: floor.side / scene.stage.radius,
    ...coverUniforms(scene.scenery),
    uFloor: 0,
    uMaps: 1,
  };
}
