import { chainOf, moved, turnedX, turnedY, turnedZ } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { plate, type OutlinePoint } from '../../geometry/plate.ts';
import { revolve } from '../../geometry/revolve.ts';
import { turn } from '../../geometry/vector.ts';
import { raised } from '../../lettering/relief.ts';
import type { Stroke } from '../../lettering/pen.ts';
import type { LinearColour } from '../../model.ts';
import { bezel } from '../../settings/bezel.ts';
import {
  METAL,
  movedSetting,
  SATIN,
  settingsAt,
  solids,
  together,
  type Setting,
} from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import { metalVolume } from '../../weight.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import type { Family, ShowsMotif } from '../family.ts';
import { atLeast, WALL } from '../walls.ts';
import { roundedOutline } from './tray.ts';
import { disc } from '../../motifs/outlines.ts';
import { choicesFrom } from '../choices.ts';

const VOLUME = 390;
const INLAYS: readonly [LinearColour, ...LinearColour[]] = [
  [0.008, 0.008, 0.01],
  [0.006, 0.014, 0.06],
];

/** Stones take the place of the figure. */
export const cufflinksShow: ShowsMotif = ({ accents }) => accents === undefined;

/** A pair: faces on posts with a toggle behind, one seen from the front, one from the side. */
export const cufflinks: Family = ({ piece, choices, gauge, accents }) => {
  const thin = Math.sqrt(gauge);
  const radius = Math.max(6.2, Math.min(7.6, piece.width_tenth_mm / 16));
  const shape = choices.pick(['round', 'square', 'cushion', 'oval'] as const);
  const outlines: Readonly<Record<typeof shape, OutlinePoint[]>> = {
    round: disc(radius, 72),
    square: roundedOutline(radius * 1.8, radius * 1.8, 0.9),
    cushion: roundedOutline(radius * 1.85, radius * 1.85, radius * 0.55),
    oval: disc(radius, 72).map(([x, y]) => [x * 0.8, y * 1.02]),
  };
  const outline = outlines[shape];
  const inlay = choices.chance(0.4) ? choices.pick(INLAYS) : undefined;
  const [look, pattern] = [choices.whole(0, 1e9), choices.whole(0, 3)];
  const stone = accents && stoneOf(accents);
  const counts = accents
    ? ([Math.ceil(accents.count / 2), Math.floor(accents.count / 2)] as const)
    : ([0, 0] as const);
  const top = 1.3;
  const border = [...outline, ...outline.slice(0, 1)].map(([x, y]) => [x * 0.93, y * 0.93] as const);
  const decor = (count: number): Setting =>
    together(
      inlay
        ? solids(
            [
              placed(
                plate(
                  outline.map(([x, y]) => [x * 0.84, y * 0.84] as const),
                  { rim: 0.5, dome: 0.25, edge: 0.1 },
                ),
                moved([0, 0, top - 0.3]),
              ),
            ],
            { kind: 'bead', colour: inlay },
          )
        : { parts: [], gems: [] },
      stone && count > 0
        ? settingsAt(
            bezel(stone, { wall: 0.3 * thin, drop: 0.8 }),
            stonePlaces(count, radius, stone.width, pattern).map(([x, y]) =>
              chainOf(moved([x, y, top + (inlay ? 0.6 : 0.3)]), turnedX(Math.PI / 2)),
            ),
          )
        : figure(piece.motif, radius, thin, look, pattern, top + (inlay ? 0.3 : -0.05)),
      movedSetting(
        solids([raised([border], { width: 0.9 * thin, height: 0.45, sunk: 0.4 })]),
        moved([0, 0, top]),
      ),
    );
  const behind = toggle(radius, thin);
  const [first, second] = [decor(counts[0]), decor(counts[1])];
  const area = Math.abs(
    outline.reduce((sum, [x, y], at) => {
      const [nx, ny] = outline[(at + 1) % outline.length] ?? [0, 0];
      return sum + (x * ny - nx * y) / 2;
    }, 0),
  );
  const thick = Math.max(
    atLeast(WALL, gauge),
    Math.min(
      3.4,
      (VOLUME * gauge ** 1.5 - metalVolume(first) - metalVolume(second) - 2 * metalVolume(behind)) /
        (2 * area),
    ),
  );
  const face = movedSetting(
    solids(
      [plate(outline, { rim: thick, edge: 0.25, levels: 2 })],
      inlay || choices.chance(0.5) ? METAL : SATIN,
    ),
    moved([0, 0, top - thick]),
  );
  // Lots of its own: what is made stays as it is when a pose changes.
  const pose = choicesFrom(piece.look + 31);
  const front = pose.within(-0.4, 0.15);
  const bottom = Math.min(...outline.map(([, y]) => y));
  const stand = (link: Setting, x: number, z: number, angle: number): Setting =>
    movedSetting(
      // The post is soldered to the back of the face, however thick that is.
      together(link, face, movedSetting(behind, moved([0, 0, top - thick + 0.1]))),
      moved([x, 0, z]),
      turnedY(angle),
    );
  return {
    ...together(
      stand(first, -radius * 0.95, 2.5, front),
      stand(second, radius * pose.within(1.1, 1.4), pose.within(-4, 2), pose.within(0.5, 1.25)),
    ),
    ground: { normal: [0, 1, 0], offset: bottom },
    cameras: {
      hero: {
        azimuth: pose.within(-0.3, 0.45),
        elevation: pose.within(0.12, 0.55),
        fieldOfView: 20,
        fill: 0.84,
      },
      front: { azimuth: front, elevation: 0.1, fieldOfView: 20, fill: 0.84 },
      side: { azimuth: 1, elevation: 0.4, fieldOfView: 20, fill: 0.84 },
    },
  };
};

/** In a line across, in a corner or around the rim. */
function stonePlaces(
  count: number,
  radius: number,
  size: number,
  pattern: number,
): (readonly [number, number])[] {
  if (count === 1) return [[0, 0]];
  const step = Math.min(size + 1.1, (radius * 1.35) / (count - 1));
  if (pattern === 0 || step < size + 0.3)
    return turn(count, Math.PI / 2).map((angle) => [
      Math.cos(angle) * radius * 0.58,
      Math.sin(angle) * radius * 0.58,
    ]);
  const lean = pattern === 1 ? 0 : pattern === 2 ? Math.PI / 4 : Math.PI / 2;
  return Array.from(
    { length: count },
    (_, at) =>
      [
        (at - (count - 1) / 2) * step * Math.cos(lean),
        (at - (count - 1) / 2) * step * Math.sin(lean),
      ] as const,
  );
}

/** The motif in relief, or lines cut across. */
function figure(
  motif: string,
  radius: number,
  thin: number,
  look: number,
  pattern: number,
  level: number,
): Setting {
  if (motif !== 'geometric' && motif !== 'wave')
    return movedSetting(
      motifOf(motif, { radius: radius * 0.6, rim: 0.5 * thin, choices: choicesFrom(look) }).setting,
      moved([0, 0, level]),
    );
  const reach = radius * 0.66;
  const lines: Stroke[] = Array.from({ length: 7 }, (_, at) => {
    const y = (at / 6 - 0.5) * 2 * reach * 0.82;
    const half = Math.sqrt(Math.max(0.1, reach * reach - y * y)) * 0.95;
    return motif === 'wave'
      ? Array.from(
          { length: 17 },
          (__, step) => [(step / 8 - 1) * half, y + Math.sin((step / 16) * 2 * Math.PI * 1.5) * 0.5] as const,
        )
      : ([
          [-half, y],
          [half, y],
        ] as const);
  });
  const crossed =
    motif === 'geometric' && pattern % 2 === 0
      ? lines.map((stroke) => stroke.map(([x, y]) => [y, x] as const))
      : [];
  return movedSetting(
    solids([raised([...lines, ...crossed], { width: 0.55 * thin, height: 0.4, sunk: 0.3, edge: 'round' })]),
    moved([0, 0, level]),
    turnedZ((pattern * Math.PI) / 4),
  );
}

/** Post and bullet toggle behind a face. */
function toggle(radius: number, thin: number): Setting {
  const post = placed(
    revolve(
      [
        [0, 0],
        [1.7, 0],
        [1.3, 0.7],
        [0.72 * thin, 1.8],
        [0.72 * thin, 10],
        [1.05, 10.6],
        [1.05, 12.4],
        [0, 12.6],
      ],
      18,
    ),
    turnedX(-Math.PI / 2),
  );
  const long = radius * 0.92;
  const bar = placed(
    revolve(
      [
        [0, -long],
        [0.9 * thin, -long * 0.98],
        [1.3 * thin, -long * 0.88],
        [1.3 * thin, -long * 0.6],
        [0.85 * thin, -long * 0.52],
        [0.85 * thin, long * 0.52],
        [1.3 * thin, long * 0.6],
        [1.3 * thin, long * 0.88],
        [0.9 * thin, long * 0.98],
        [0, long],
      ],
      18,
    ),
    moved([0, 0, -11.6]),
  );
  return solids([post, bar]);
}
