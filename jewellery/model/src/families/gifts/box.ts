import { applied, chainOf, IDENTITY, moved, turnedX, turnedZ } from '../../geometry/matrix.ts';
import { cornerOf, placed } from '../../geometry/mesh.ts';
import { plate } from '../../geometry/plate.ts';
import { subtract } from '../../geometry/vector.ts';
import { raised } from '../../lettering/relief.ts';
import { straightText } from '../../lettering/text.ts';
import type { Camera, LinearColour, Material, Model, Vector } from '../../model.ts';
import { petal } from '../../motifs/outlines.ts';
import { copies, movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import { boundsOf } from '../bounds.ts';
import type { Choices } from '../choices.ts';
import { BOX_COLOURS } from './colours.ts';
import { ribbonAround } from './ribbon.ts';
import { cushion, tray, type TraySize } from './tray.ts';

const WALL = 1.6;
const TILT = 0.3;
const FOIL: Material = { kind: 'fixed-metal', finish: 'satin', tone: 'yellow' };
const ROSES: readonly [LinearColour, ...LinearColour[]] = [
  [0.5, 0.02, 0.045],
  [0.74, 0.34, 0.34],
  [0.78, 0.7, 0.58],
];
/** Share of the picture's side the piece takes: one looks at it, its box is around it. */
const SHOWN = 0.6;

const BOX_SHAPES = ['square', 'wide', 'round', 'soft', 'eight'] as const;
const INSIDE = ['plain', 'petals', 'ribbon', 'plain'] as const;

/** What of a box is chosen: by lots of its own, so that the piece in it stays as it is. */
export const boxChoices = (choices: Choices) => ({
  colours: choices.pick(BOX_COLOURS),
  shape: choices.pick(BOX_SHAPES),
  inside: choices.pick(INSIDE),
  open: Math.PI / 2 - choices.within(0.45, 0.85),
  /** Beside the lid, which is lifted off then. */
  lidOff: choices.chance(0.3),
  azimuth: choices.pick([1, -1] as const) * choices.within(0, 0.5),
  elevation: choices.within(0.66, 1.08),
  rose: choices.pick(ROSES),
  lean: choices.pick([1, -1] as const) * choices.within(0.5, 0.95),
});

/**
 * A piece in an open box: made upright in the plane z = 0 around the origin, `reach` to all sides, it
 * lies on the cushion that is raised towards the viewer.
 */
export function inBox(piece: Setting, reach: number, choices: Choices): Model {
  const chosen = boxChoices(choices);
  const { leather, cushion: soft, ribbon } = chosen.colours;
  const inside = Math.max(25, reach * 2.15);
  const width = inside * (chosen.shape === 'wide' ? 1.3 : 1.06) + 2 * WALL;
  const depth = inside + 2 * WALL;
  const corner = { square: 3.2, wide: 3.2, soft: depth * 0.24, round: depth * 0.5, eight: depth * 0.36 }[
    chosen.shape
  ];
  const size: TraySize = {
    width: chosen.shape === 'round' || chosen.shape === 'eight' ? depth : width,
    depth,
    height: 15,
    wall: WALL,
    corner,
    facets: chosen.shape === 'eight',
  };
  const lid: TraySize = { ...size, height: 9 };
  // So high that its foot does not sink into the cushion.
  const lift = Math.max(1.3, Math.sin(TILT * 0.55) * (reach - 3) + 0.5);
  const bed = chainOf(moved([0, 0, size.height - 1.5]), turnedX(TILT * 0.55));
  const lidPlace = chosen.lidOff
    ? chainOf(moved([size.width * 0.3, size.depth * 1.02, 0]), turnedX(0.02))
    : chainOf(
        moved([0, size.depth / 2, size.height]),
        turnedX(chosen.open),
        moved([0, lid.depth / 2, -lid.height]),
      );
  const brand = raised(straightText('SUVARNA', { height: size.width * 0.07, spacing: 0.42 }), {
    width: size.width * 0.009,
    height: 0.12,
    sunk: 0.3,
  });
  const within = (tall: number, swell: number, gap: number): ReturnType<typeof cushion> =>
    cushion(
      { ...size, width: size.width - 2 * WALL - gap, depth: size.depth - 2 * WALL - gap, height: tall },
      swell,
    );
  const box = together(
    solids([tray(size)], leather),
    solids([within(size.height - 2.5, 1.1, 0.3)], soft),
    solids([ribbonAround(size)], ribbon),
    laidInside(chosen, size),
    movedSetting(
      together(
        solids([tray(lid)], leather),
        movedSetting(solids([within(4.2, 0.7, 0.4)], soft), moved([0, 0, WALL])),
        movedSetting(solids([brand], FOIL), moved([0, lid.depth * 0.04, WALL + 4.9])),
      ),
      lidPlace,
    ),
  );
  const jewel = movedSetting(piece, bed, moved([0, 0, lift]));
  const down = turnedX(-Math.PI / 2);
  const shown = movedSetting(together(shownOnly(box), jewel), down);
  return {
    ...shown,
    ground: { normal: [0, 1, 0], offset: 0 },
    cameras: camerasFor(shown, movedSetting(jewel, down), chosen),
  };
}

/** A box is given with the piece and not weighed with it. */
const shownOnly = ({ parts, gems }: Setting): Setting => ({
  parts: parts.map((part) => ({ ...part, weightless: true })),
  gems,
});

/** Petals of a rose, or a ribbon, around the piece on its cushion. */
function laidInside(
  { inside, rose, lean, colours }: ReturnType<typeof boxChoices>,
  { width, depth, height }: TraySize,
): Setting {
  const level = height - 1.9;
  if (inside === 'plain') return { parts: [], gems: [] };
  if (inside === 'ribbon')
    return movedSetting(
      solids(
        [
          plate(
            [
              [-width * 0.46, -3],
              [width * 0.46, -3],
              [width * 0.46, 3],
              [-width * 0.46, 3],
            ],
            { rim: 0.5, edge: 0.1 },
          ),
        ],
        colours.ribbon,
      ),
      moved([0, -depth * 0.24, level - 0.4]),
      turnedZ(lean * 0.28),
    );
  const leaf = placed(
    plate(petal(5.6, 5, { points: 9, belly: 0.7, tip: 0.5 }), { rim: 0.3, dome: 0.9, middle: [0, 3] }),
    moved([0, -2.8, 0]),
  );
  const reach = Math.min(width, depth) / 2 - WALL - 4.2;
  return copies(
    leaf,
    [0.3, 0.95, 2.5, 3.4, 4.05, 5.3].map((angle, at) =>
      chainOf(
        moved([Math.cos(angle + lean) * reach, Math.sin(angle + lean) * reach, level + 0.25]),
        turnedZ(at * 1.7 + lean),
        turnedX(0.16),
      ),
    ),
    { kind: 'cloth', colour: rose },
  );
}

const LENS = 20;
const SPREAD = Math.tan((LENS * Math.PI) / 360);

/** How far a setting reaches from the middle of the picture, in halves of its side, seen from so far away. */
function reachFrom(
  { parts }: Setting,
  target: Vector,
  { azimuth, elevation }: Pick<Camera, 'azimuth' | 'elevation'>,
  distance: number,
): number {
  const [ca, sa, ce, se] = [Math.cos(azimuth), Math.sin(azimuth), Math.cos(elevation), Math.sin(elevation)];
  let reach = 0;
  for (const { mesh, instances = [IDENTITY] } of parts)
    for (const place of instances)
      for (let at = 0; at < mesh.positions.length / 3; at += 1) {
        const [dx, dy, dz] = subtract(applied(place, cornerOf(mesh, at)), target);
        const depth = distance - (dx * sa * ce + dy * se + dz * ca * ce);
        const [x, y] = [dx * ca - dz * sa, -dx * sa * se + dy * ce - dz * ca * se];
        reach = Math.max(reach, Math.abs(x) / depth / SPREAD, Math.abs(y) / depth / SPREAD);
      }
  return reach;
}

/** Farther than any camera: from here all depths are alike. */
const FAR_MM = 10_000;

function camerasFor(
  shown: Setting,
  jewel: Setting,
  { azimuth, elevation }: ReturnType<typeof boxChoices>,
): Model['cameras'] {
  const sold = { ...jewel, parts: jewel.parts.filter(({ weightless }) => !weightless) };
  const { low, high } = boundsOf(sold);
  const target: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  // A camera is told its distance by how much of everything it shows.
  const camera = (turn: number, above: number, share: number): Camera => {
    const way = { azimuth: turn, elevation: above };
    const distance = (FAR_MM * reachFrom(sold, target, way, FAR_MM)) / share;
    return { ...way, fieldOfView: LENS, target, fill: reachFrom(shown, target, way, distance) };
  };
  return {
    hero: camera(azimuth, elevation, SHOWN),
    front: camera(0, 1.12, 0.78),
    side: { azimuth: 0.65, elevation: 0.5, fieldOfView: 20, fill: 0.92 },
  };
}
