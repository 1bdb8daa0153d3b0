import { smooth } from '../../geometry/curve.ts';
import { moved } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { revolve, torus, type ProfilePoint } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { movedSetting, solids, together } from '../../settings/setting.ts';
import { behind, FACING, post } from './fittings.ts';
import type { Hung } from './hung.ts';

interface TopOptions {
  readonly heavy: number;
  /** Millimetres its plates have at least. */
  readonly least: number;
  readonly look: number;
}

/** The motif of the piece at the ear, its foot above the ring. */
export function topOf(
  name: string,
  radius: number,
  volume: number,
  { heavy, least, look }: TopOptions,
): Hung {
  const motif = weighedMotif(name, { radius, volume, gauge: heavy, least, look });
  return {
    setting: movedSetting(
      together(motif.setting, solids([placed(post(true), behind(motif, 0.2))])),
      moved([-motif.foot[0], 0, -motif.foot[2]]),
    ),
    reach: -motif.foot[1] - 0.1,
  };
}

/** Millimetres of metal at the front of a hollow button. */
const FRONT = 1;

/** A polished button at the ear with a ring below it. */
export function buttonOf(radius: number, gauge: number, heavy: number): Hung {
  const tall = Math.min(heavy, 1.8);
  // A thick one is hollow behind, around its post.
  const [inner, outer] = [1.9 * tall - FRONT, 1.45 * tall - FRONT];
  const hollow: readonly ProfilePoint[] =
    outer < 0.2
      ? []
      : [
          [0.7, 0],
          [0.78, inner],
          [radius * 0.58, outer],
          [radius * 0.68, 0],
        ];
  const button = placed(
    revolve(
      [
        [0, 0],
        ...hollow,
        [radius, 0],
        [radius * 1.02, 0.3 * tall],
        [radius * 0.82, 1.3 * tall],
        [radius * 0.4, 1.8 * tall],
        [0, 1.95 * tall],
      ],
      36,
    ),
    FACING,
  );
  const rim = placed(torus(radius, 0.22 * Math.sqrt(gauge), 36, 8), FACING);
  return { setting: solids([button, rim, post(true)]), reach: radius + 0.1 };
}

/** A thin rod or a few long links between ear and jewel: what makes an earring long. */
export function linkedBar(length: number, gauge: number, rod: boolean): Hung {
  const wire = 0.3 * Math.sqrt(gauge);
  if (rod)
    return {
      setting: solids([
        tube(
          [
            [0, 0.1, 0],
            [0, -length + 1.2, 0],
          ],
          wire * 1.25,
          { sides: 10 },
        ),
      ]),
      reach: length - 1.1,
    };
  const links = Math.max(1, Math.round(length / 2.6));
  const pitch = (length - 1) / links;
  const meshes = Array.from({ length: links }, (_, at) => {
    const half = pitch / 2 + wire * 0.9;
    const path = Array.from({ length: 20 }, (__, step): Vector => {
      const angle = (2 * Math.PI * step) / 20;
      const side = 0.75 * Math.cos(angle);
      return at % 2 === 0
        ? [side, -pitch * (at + 0.5) + half * Math.sin(angle), 0]
        : [0, -pitch * (at + 0.5) + half * Math.sin(angle), side];
    });
    return tube(smooth(path, 1, true), wire * 0.85, { closed: true, sides: 7 });
  });
  return { setting: solids(meshes), reach: pitch * links + wire * 0.3 };
}
