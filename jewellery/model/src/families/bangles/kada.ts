import { chainOf, moved, standing } from '../../geometry/matrix.ts';
import { sphere } from '../../geometry/revolve.ts';
import { turn } from '../../geometry/vector.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import { bezel } from '../../settings/bezel.ts';
import { copies, METAL, SATIN, settingsAt, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';
import type { Family, ShowsMotif, Workshop } from '../family.ts';
import { bodyWith } from './body.ts';
import { garland, garlandShows } from './garland.ts';
import { along, bent, faceOn, onHoop, outwards } from './hoop.ts';
import { innerRadius, isIndian } from './manner.ts';
import { openKada } from './open-kada.ts';
import { cuttingOf } from './reliefs.ts';
import { lying } from './stage.ts';
import { twist } from './twist.ts';

const VOLUME = 1_080;
const NOTHING: Setting = { parts: [], gems: [] };

export function kadaBuild({
  piece,
  choices,
  accents,
}: Workshop): 'open' | 'crest' | 'carved' | 'cut' | 'twist' {
  if (!isIndian(piece) && !accents) return choices.pick(['cut', 'open', 'twist', 'cut', 'crest'] as const);
  return choices.pick(
    piece.motif === 'peacock'
      ? (['crest', 'crest', 'carved'] as const)
      : (['open', 'crest', 'carved', 'open'] as const),
  );
}

export const kadaShows: ShowsMotif = (workshop) => {
  const {
    piece: { motif },
    accents,
  } = workshop;
  switch (kadaBuild(workshop)) {
    case 'crest':
      return true;
    // Stones take the place of the garland.
    case 'carved':
      return !accents && garlandShows(motif);
    // Other motifs are cut in any pattern.
    case 'cut':
      return motif === 'geometric';
    // Its heads are lotus buds.
    case 'open':
      return motif === 'lotus';
    case 'twist':
      return false;
  }
};

/** A heavy bangle: open with two heads, a broad band with a crest on its front, cut, or twisted. */
export const kada: Family = (workshop) => {
  const { piece, choices, gauge, accents } = workshop;
  const inner = innerRadius(piece);
  const indian = isIndian(piece);
  const thin = Math.sqrt(gauge);
  const build = kadaBuild(workshop);
  if (build === 'open') return openKada(workshop, VOLUME);
  if (build === 'twist') return lying(twist({ inner, height: 6, gauge, volume: VOLUME, choices }), 6);
  const height = Math.max(7, Math.min(14, piece.height_tenth_mm / 10)) * thin;
  const thickness = choices.within(2, 2.8) * thin;
  const wire = choices.within(0.45, 0.7) * thin;
  const radius = inner + thickness;
  const gem = accents && stoneOf(accents);
  const [crest, free] =
    build === 'crest'
      ? [
          crestOn(piece.motif, radius, Math.min(height * 0.5, 6.5), choices, thin),
          Math.min(height * 0.6, 7.4) / radius,
        ]
      : [NOTHING, 0];
  const count = accents?.count ?? 0;
  const angles = free > 0 ? flanks(count, free, gem ? gem.width + 1.6 : 3, radius) : turn(count);
  const [jewels, grains] = gem ? jewelsOn(gem, angles, { radius, height, thin }) : [NOTHING, NOTHING];
  const carved = build === 'carved' || (build === 'crest' && !gem);
  const leaves =
    carved && !gem
      ? garland(piece.motif, { radius, height: height - 2.6 * wire, rim: 0.45 * thin, choices })
      : NOTHING;
  return lying(
    bodyWith(
      {
        inner,
        height,
        thickness,
        power: carved || gem ? 6 : choices.pick([2.2, 4, 8]),
        wire,
        volume: VOLUME,
        gauge,
        edge: choices.pick(indian ? (['beads', 'rope', 'milgrain'] as const) : (['plain', 'wire'] as const)),
        material: carved && indian ? SATIN : METAL,
        ...(build === 'cut' && { cutting: cutOf(piece.motif, choices) }),
      },
      together(crest, jewels, leaves, grains),
    ),
    height,
    0.18,
  );
};

const cutOf = (motif: string, choices: Choices): ReturnType<typeof cuttingOf> =>
  cuttingOf(
    motif === 'geometric' ? 'geometric' : choices.pick(['geometric', 'wave', 'leaf'] as const),
    choices,
    choices.within(0.6, 0.95),
  );

/** Stones on the front of a band, and the grains between them. */
function jewelsOn(
  gem: SizedStone,
  angles: readonly number[],
  { radius, height, thin }: { readonly radius: number; readonly height: number; readonly thin: number },
): readonly [Setting, Setting] {
  const raised = radius + (gem.kind === 'pearl' ? gem.crown * 0.7 : 0.3);
  return [
    settingsAt(
      bezel(gem, { wall: 0.3 * thin, drop: 0.6 }),
      angles.map((angle) => standing(onHoop(angle, raised), outwards(angle), along(angle))),
    ),
    angles.length > 1 ? grainsBetween(angles, radius, height * 0.3, 0.36 * thin) : NOTHING,
  ];
}

/** The motif of the piece on the front, bent to the band. */
function crestOn(motif: string, radius: number, size: number, choices: Choices, thin: number): Setting {
  const rim = 0.55 * thin;
  const { setting } = motifOf(motif, { radius: size, rim, choices });
  return {
    gems: [],
    parts: setting.parts.map((part) =>
      part.instances
        ? { ...part, instances: part.instances.map((place) => chainOf(faceOn(0, radius), place)) }
        : { ...part, mesh: bent(part.mesh, radius) },
    ),
  };
}

/** Both sides of a gap at the front. */
const flanks = (count: number, from: number, pitch: number, radius: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    const step = Math.min(pitch / radius, (Math.PI - from - 0.1) / Math.ceil(count / 2));
    return (at % 2 === 0 ? 1 : -1) * (from + step * (Math.floor(at / 2) + 0.7));
  });

function grainsBetween(angles: readonly number[], radius: number, up: number, size: number): Setting {
  return copies(
    sphere(size, 8),
    angles.flatMap((angle) =>
      [up, -up].map((each) => moved(onHoop(angle + 0.055, radius + size * 0.4, each))),
    ),
  );
}
