import { METAL, SATIN } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import type { PieceStones } from '../../piece.ts';
import type { Family, ShowsMotif, Workshop } from '../family.ts';
import { bodyWith } from './body.ts';
import type { Edging } from './edging.ts';
import { blossoms, row, zigzag, type Layout } from './layouts.ts';
import { innerRadius, isIndian } from './manner.ts';
import { lying } from './stage.ts';

const VOLUME = 640;

interface Plan {
  readonly gem: SizedStone;
  readonly edge: Edging;
  readonly wire: number;
  readonly wished: number;
  readonly thickness: number;
  readonly layout: Layout;
}

function planOf({ piece, choices, gauge }: Workshop, accents: PieceStones): Plan {
  const thin = Math.sqrt(gauge);
  const gem = stoneOf(accents);
  const edge = isIndian(piece)
    ? choices.pick(['milgrain', 'rope', 'beads', 'milgrain'] as const)
    : choices.pick(['plain', 'wire', 'plain', 'milgrain'] as const);
  const wire = Math.max(0.48, choices.within(0.4, 0.54) * thin);
  const wished = Math.min(piece.height_tenth_mm / 10, 11);
  const thickness = (choices.within(1.5, 2) + (gem.kind === 'pearl' ? 0 : gem.pavilion * 0.25)) * thin;
  const flower =
    gem.kind !== 'pearl' && (piece.motif === 'floral' || piece.motif === 'lotus' || piece.motif === 'star');
  const layouts: readonly [Layout, ...Layout[]] = [
    row,
    ...(wished > gem.width * 2.1 ? [zigzag] : []),
    ...(flower && accents.count >= 14 ? [blossoms, blossoms] : []),
  ];
  return { gem, edge, wire, wished, thickness, layout: choices.pick(layouts) };
}

/** Blossoms are flowers of no kind; leaves between stones are everybody's. */
export const stoneShows: ShowsMotif = (workshop) =>
  workshop.piece.motif === 'floral' &&
  workshop.accents !== undefined &&
  planOf(workshop, workshop.accents).layout === blossoms;

/** A bangle with every stone of its row: all around, over the front, in a wave or in blossoms. */
export const stone: Family = (workshop) => {
  const { piece, choices, gauge, accents } = workshop;
  const indian = isIndian(piece);
  const inner = innerRadius(piece);
  const thin = Math.sqrt(gauge);
  if (!accents)
    return lying(
      bodyWith(
        {
          inner,
          height: 5 * thin,
          thickness: 2 * thin,
          power: 2.4,
          edge: 'wire',
          wire: 0.4 * thin,
          material: METAL,
          volume: VOLUME,
          gauge,
        },
        { parts: [], gems: [] },
      ),
      5 * thin,
    );
  const { gem, edge, wire, wished, thickness, layout } = planOf(workshop, accents);
  const margin = edge === 'plain' ? 0.7 : 2.2 * wire + 0.3;
  const need =
    layout === row
      ? gem.width + margin + 0.6
      : layout === zigzag
        ? gem.width * 2.05 + margin
        : gem.width * 2.2 + margin;
  const height = Math.max(need, Math.min(wished, need * choices.within(1.15, 1.7)) * thin);
  const jewels = layout({
    gem,
    count: accents.count,
    radius: inner + thickness,
    height: height - margin,
    gauge,
    motif: piece.motif,
    indian,
    choices,
  });
  return lying(
    bodyWith(
      {
        inner,
        height,
        thickness,
        power: 6,
        edge,
        wire,
        material: indian && choices.chance(0.6) ? SATIN : METAL,
        volume: VOLUME,
        gauge,
      },
      jewels,
    ),
    height,
    choices.within(0.1, 0.3),
  );
};
