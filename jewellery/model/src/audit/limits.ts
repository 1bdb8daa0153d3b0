/**
 * Limits of the trade: what a caster, a setter and an assay office ask of a piece, measured in its model. A model is
 * the finished piece, so the limits are those after filing and polishing. Sources, all public:
 *
 * - [S] Stuller, Production Standards, Best Practices for CAD/CAM Services (fdocuments.net/document/best-practices-for-cadcam-services-…): thinnest shank shown 1.2 mm; ornament at least 0.5; parts overlap by 0.15; a prong overlaps the girdle, its seat takes at most a quarter of it.
 * - [M] Morris & Watson, CAD design guidelines (morrisandwatson.com/casting/cad-design-guidelines): edges rounded by 0.125 mm, gaps between parts at least 0.20, thinnest part at least 0.40.
 * - [G] Gemwares, CAD files (gemwares.com): surfaces at least 0.8 mm, prongs at least 0.6.
 * - [B] Saqlain Bullion, Minimum Wall Thickness for Jewelry CAM Printing and Casting (saqlainbullion.com): what is thicker than 4 mm is made hollow, with holes.
 * - [O] Orchid, Ganoksin's forum, Determining what gauge to use (orchid.ganoksin.com/t/38936): sheet of 24 to 26 gauge for earrings.
 * - [R] Raw, Hollow Carat Gold Jewellery from Strip and Tube, Gold Technology 35 (ganoksin.com/article/hollow-carat-gold-jewelry): thin strip, down to 0.1 mm in stamping, gives large pieces of little weight.
 * - [H] Heart of Gold Jewelers, repair standards (heartofgoldjewelers.com): metal over a stone meets 33 to 50 % of the crown.
 *
 * Two are kept where a part is made, because a mesh does not tell them soundly: the rounded edge (`geometry/plate.ts`,
 * by its test) and room for a hallmark on what is no ring. The room on rings is measured by `audit.ts`.
 */
import type { Category } from '@suvarna/contracts/catalogue';
import type { Model } from '../model.ts';
import type { Piece } from '../piece.ts';
import { isRing, shankThickness } from './shank.ts';
import { isLink } from './clusters.ts';
import { solidsOf, type Solid } from './solids.ts';
import { gripsOf, isOverStone } from './grips.ts';
import { surfaceOf } from './surface.ts';

/** What a limit is broken by. */
export type LimitFault =
  | 'thin-shank'
  | 'thin-wall'
  | 'thin-detail'
  | 'thin-prong'
  | 'short-prong'
  | 'low-bezel'
  | 'narrow-gap'
  | 'solid-section';

/** A limit that is broken, with the worst value found. */
interface LimitFinding {
  readonly fault: LimitFault;
  readonly value: number;
  readonly limit: number;
  readonly where: string;
}

/** Millimetres, but for `lip`, a share of the crown's height, and `gap`, a share of the surface. */
export const TRADE_LIMITS = {
  /** [S] Radially, in the lower third of a ring: where it is sized and worn. */
  shank: 1.2,
  /** [G] Half of the surface has at least so much metal behind it. */
  wall: 0.8,
  /** [O] Of what is raised from sheet, not cast: 24 gauge (0.51 mm), before it is stretched. */
  sheet: 0.5,
  /** [R] Of a closed hollow body, which stiffens its sheet. The figure is our own rule, for what is knocked every day. */
  hollow: 0.3,
  /** [S] Ornament and scrolls of wire: as thick one way as the other, a wire holds where a wall would not. Pins through the ear or nose are thicker, 20 or 22 gauge (0.81 or 0.64 mm). */
  wire: 0.5,
  /** [M] Nine tenths have: fine ornament and wires that stand alone. */
  detail: 0.4,
  /** [G] Outside the girdle, so after the seat. Of stones under 4 mm {@link PRONG_SHARE} of their width; that is our own rule, as guides speak of large ones. */
  prong: 0.6,
  /** [S] Inwards over the girdle. */
  reach: 0.15,
  /** [H], its upper end: a rubbed wall ends half the crown above the girdle or higher. */
  lip: 0.5,
  /** [M] Two faces that look at each other across less than {@link GAP} fill in casting, or cannot be polished. A wire beside a wire has some such surface: up to this share. */
  gap: 0.03,
  /** [B] The thickest three hundredths of a piece. The model draws it solid, and it is weighed as drawn. */
  section: 4,
} as const;

/** [M] Millimetres between parts. */
const GAP = 0.2;
const PRONG_SHARE = 0.15;
/** Round wire is drawn with nine sides and more; between two flats it measures up to so much less of its thickness. */
const FACETS = 1 - Math.cos(Math.PI / 9);

/** Struck or poured solid, and sold by that weight. */
const NOT_CAST: readonly Category[] = ['gold-coins'];
/** Made of drawn wire: their links are no walls. */
const OF_WIRE: readonly Category[] = ['chains'];

/** Domes and cups chased from sheet are most of their surface; the motifs of a collar are struck from it. */
const OF_SHEET: readonly string[] = ['jhumka', 'vati', 'collar'];

/** Bangles are bent from strip and soldered to a closed hollow; those of wire and lace are not. */
const isHollow = ({ category, form }: Pick<Piece, 'category' | 'form'>): boolean =>
  category === 'bangles' && ['plain', 'stone', 'kada'].includes(form);

/** Of what is cast, and of what is bent from sheet. A bend measures a little less than its sheet, as facets do. */
function wallsOf(piece: Pick<Piece, 'category' | 'form'>): Walls {
  const { wall, sheet, hollow, detail } = TRADE_LIMITS;
  if (isHollow(piece)) return { wall: hollow * (1 - FACETS), detail: hollow * (1 - FACETS) };
  return { wall: OF_SHEET.includes(piece.form) ? sheet : wall, detail };
}

interface Walls {
  readonly wall: number;
  readonly detail: number;
}

/** Which limits of the trade a piece breaks. */
export function limitsBroken(
  piece: Pick<Piece, 'category' | 'form'>,
  { gems, laidFlat, worn }: Pick<Model, 'gems' | 'laidFlat' | 'worn'>,
  solids: readonly Solid[],
): LimitFinding[] {
  const metal = metalOf(solids);
  return [
    // Of a ring that lies, the finger is no longer the Z axis: it is asked as it is worn.
    ...(isRing(piece) ? shank(laidFlat && worn ? metalOf(solidsOf(worn)) : metal) : []),
    ...(NOT_CAST.includes(piece.category) || OF_WIRE.includes(piece.category)
      ? []
      : surface(gems, metal, stonesIn(solids), wallsOf(piece))),
    ...stones(gems, metal),
  ];
}

const metalOf = (solids: readonly Solid[]): Solid[] =>
  solids.filter(({ kind, weightless }) => !weightless && (kind === 'metal' || kind === 'fixed-metal'));

function shank(metal: readonly Solid[]): LimitFinding[] {
  const value = shankThickness(metal);
  return value < TRADE_LIMITS.shank
    ? [{ fault: 'thin-shank', value, limit: TRADE_LIMITS.shank, where: 'below the finger' }]
    : [];
}

/** Glass beads too: the wire they are strung on is no surface inside them. Pearls are glued, and their cups are walls. */
const stonesIn = (solids: readonly Solid[]): Solid[] =>
  solids.filter(({ kind }) => kind === 'gem' || kind === 'bead');

function surface(
  gems: Model['gems'],
  metal: readonly Solid[],
  stones: readonly Solid[],
  { wall, detail }: Walls,
): LimitFinding[] {
  const measured = surfaceOf(
    metal.filter((solid) => !isLink(solid)),
    metal,
    {
      stones,
      narrow: GAP,
      wallPerWire: Math.max(1, wall / (TRADE_LIMITS.wire * (1 - FACETS))),
      passed: (point) => isOverStone(gems, point),
    },
  );
  if (!measured) return [];
  const { half, tenth, thickest, gaps } = measured;
  const all: readonly (LimitFinding & { readonly broken: boolean })[] = [
    under('thin-wall', half, wall, 'half of the surface'),
    under('thin-detail', tenth, detail, 'a tenth of the surface'),
    {
      fault: 'narrow-gap',
      value: gaps,
      limit: TRADE_LIMITS.gap,
      where: 'share of the surface',
      broken: gaps > TRADE_LIMITS.gap,
    },
    {
      fault: 'solid-section',
      value: thickest,
      limit: TRADE_LIMITS.section,
      where: 'thickest part',
      broken: thickest > TRADE_LIMITS.section,
    },
  ];
  return all.flatMap(({ broken, ...finding }) => (broken ? [finding] : []));
}

const under = (
  fault: LimitFault,
  value: number,
  limit: number,
  where: string,
): LimitFinding & { readonly broken: boolean } => ({ fault, value, limit, where, broken: value < limit });

function stones(gems: Model['gems'], metal: readonly Solid[]): LimitFinding[] {
  const grips = gripsOf(gems, metal);
  const worst = (
    fault: LimitFault,
    of: (grip: (typeof grips)[number]) => number | undefined,
    limitOf: (grip: (typeof grips)[number]) => number,
  ): LimitFinding[] => {
    const bad = grips.flatMap((grip) => {
      const [value, limit] = [of(grip), limitOf(grip)];
      return value !== undefined && value < limit ? [{ value, limit }] : [];
    });
    const [first] = bad.toSorted((a, b) => a.value / a.limit - b.value / b.limit);
    return first
      ? [{ fault, ...first, where: `${String(bad.length)} of ${String(grips.length)} larger stones` }]
      : [];
  };
  return [
    ...worst(
      'thin-prong',
      ({ prong }) => prong,
      ({ width }) => Math.min(TRADE_LIMITS.prong, width * PRONG_SHARE) * (1 - FACETS),
    ),
    ...worst(
      'short-prong',
      ({ reach }) => reach,
      () => TRADE_LIMITS.reach,
    ),
    ...worst(
      'low-bezel',
      ({ lip }) => lip,
      () => TRADE_LIMITS.lip,
    ),
  ];
}
