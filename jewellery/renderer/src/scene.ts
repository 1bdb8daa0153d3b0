import { bakeCut, type BakedModel, type BakedPart } from '@suvarna/jewellery-model/geometry/bake';
import type { Scattered } from '@suvarna/jewellery-model/geometry/scatter';
import { PLAIN } from '@suvarna/jewellery-model/scenery';
import type {
  Camera,
  Cut,
  GemStone,
  Ground,
  Material,
  Scenery,
  Vector,
} from '@suvarna/jewellery-model/model';
import { coarseIndices } from './coarse.ts';
import { createSolid, type Drawable, type Solid } from './gl/drawable.ts';
import type { Keeper } from './gl/keeper.ts';
import { mapSide } from './shaders/occlusion.ts';
import type { Subject } from './view/camera.ts';

/** A model on the GPU. */
export interface Scene {
  readonly solids: readonly (Solid & { readonly material: Material; readonly tiny: boolean })[];
  readonly gems: readonly (Drawable & {
    readonly cut: Cut;
    readonly stone: GemStone;
    readonly small: boolean;
  })[];
  /** What casts shadows. */
  readonly shade: { readonly solid: Scattered; readonly stones: Scattered };
  readonly ground: Ground;
  readonly scenery: Scenery;
  readonly cameras: BakedModel['cameras'];
  readonly subject: Subject;
  /** Middle and radius of what is lit: of a long chain only what the hero picture shows. */
  readonly stage: { readonly middle: Vector; readonly radius: number };
}

/** Share of the stage's radius below which something casts no shadow on metal that one could see. */
const tinyShare = 0.016;

/** Side of the cells whose corners shadows need not tell apart, as a share of a texel of their maps. */
const cellShare = 1;

export function uploadScene(gl: WebGL2RenderingContext, keeper: Keeper, baked: BakedModel): Scene {
  const subject = subjectOf(baked);
  const stage = stageOf(baked.cameras.hero, subject);
  const isTiny = (part: BakedPart): boolean => sizeOf(part) < stage.radius * tinyShare;
  return {
    solids: baked.parts.map((part) => ({
      ...createSolid(
        gl,
        keeper,
        part.surface,
        part.matrices,
        coarseIndices(part.surface, (stage.radius * 2 * cellShare) / mapSide / scaleOf(part.matrices)),
      ),
      material: part.material,
      tiny: isTiny(part),
    })),
    gems: baked.gems.map(({ cut, stone, small, matrices }) => ({
      ...createSolid(gl, keeper, bakeCut(cut, small ? 'few' : 'fine'), matrices),
      cut,
      stone,
      small,
    })),
    shade: baked.shade,
    ground: baked.ground,
    scenery: baked.scenery ?? PLAIN,
    cameras: baked.cameras,
    subject,
    stage,
  };
}

/** Half the longest side of one copy. */
function sizeOf({ surface: { positions }, matrices }: BakedPart): number {
  const sides = [0, 1, 2].map((axis) => {
    let [least, most] = [Infinity, -Infinity];
    for (let at = axis; at < positions.length; at += 3)
      [least, most] = [Math.min(least, positions[at] ?? 0), Math.max(most, positions[at] ?? 0)];
    return most - least;
  });
  return (Math.max(...sides) / 2) * scaleOf(matrices);
}

/** How large the first copy is; all copies of a part are alike. */
function scaleOf(matrices: Float32Array): number {
  return Math.hypot(matrices[0] ?? 0, matrices[1] ?? 0, matrices[2] ?? 0);
}

function stageOf({ fill, target }: Camera, { middle, radius }: Subject): Scene['stage'] {
  return fill > 1 ? { middle: target ?? middle, radius: radius / fill } : { middle, radius };
}

export function subjectOf({
  outline,
  gems,
  closer,
}: Pick<BakedModel, 'outline' | 'gems' | 'closer'>): Subject {
  const range = (axis: number): [number, number] => {
    let [least, most] = [Infinity, -Infinity];
    for (let at = axis; at < outline.length; at += 3)
      [least, most] = [Math.min(least, outline[at] ?? 0), Math.max(most, outline[at] ?? 0)];
    return [least, most];
  };
  const [[left, right], [low, high], [far, near]] = [range(0), range(1), range(2)];
  const middle: Vector = [(left + right) / 2, (low + high) / 2, (far + near) / 2];
  let radius = 0;
  for (let at = 0; at < outline.length; at += 3) {
    radius = Math.max(
      radius,
      Math.hypot(
        (outline[at] ?? 0) - middle[0],
        (outline[at + 1] ?? 0) - middle[1],
        (outline[at + 2] ?? 0) - middle[2],
      ),
    );
  }
  return { outline, middle, radius, focus: largestStone(gems) ?? middle, closer };
}

function largestStone(gems: BakedModel['gems']): Vector | undefined {
  let found: Vector | undefined;
  let size = 0;
  for (const { matrices } of gems) {
    for (let at = 0; at < matrices.length; at += 16) {
      const scale = Math.hypot(matrices[at] ?? 0, matrices[at + 1] ?? 0, matrices[at + 2] ?? 0);
      if (scale <= size) continue;
      size = scale;
      found = [matrices[at + 12] ?? 0, matrices[at + 13] ?? 0, matrices[at + 14] ?? 0];
    }
  }
  return found;
}
