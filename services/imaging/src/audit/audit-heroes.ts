import sharp from 'sharp';
import { HEROES, masterPath, type Master } from '../masters/master-index.ts';
import { CARD, coarseDistance, likenessOf, similarityOf, type Likeness } from './likeness.ts';
import { figuresOf, type PictureFigures } from './picture-figures.ts';

/** A picture as a card shows it. */
export interface AuditedHero {
  readonly design_code: string;
  readonly alloy: string;
  readonly figures: PictureFigures;
  readonly likeness: Likeness;
}

interface HeroFinding {
  readonly design_code: string;
  readonly fault: string;
  readonly value: number;
}

/** Two pictures a shopper tells not apart. */
interface AlikePair {
  readonly designs: readonly [string, string];
  readonly similarity: number;
}

/**
 * Looked at: 600 heroes, the twentieth worst of each figure beside an ordinary one.
 * - `small`: as in the audit of geometry.
 * - `blown`, `dead`: from here on a facet is a hole in the picture; half of all have none.
 * - `noise`: lattices of stones seen from afar have 0.005.
 * - `flat`: an unworked coil has 3; a relief that can be read at least 4.
 * - `grey`: of white gold only; platinum on a shop's tray is 150 to 200.
 */
const LIMITS = { small: 0.45, blown: 0.05, dead: 0.07, noise: 0.009, flat: 3, grey: 140 } as const;

/** Pairs of pendants were looked at: from 0.6 on what differs is looked for, at 0.5 one sees it. */
const ALIKE = 0.6;
/** No pair of at least 0.5 was farther apart than 0.1 (900 pendants, all pairs). */
const CANDIDATE = 0.13;

export async function readHero(master: Master, folder = HEROES): Promise<AuditedHero> {
  const data = await sharp(masterPath(folder, master)).removeAlpha().resize(CARD, CARD).raw().toBuffer();
  const pixels = { data, size: CARD };
  const { design_code, alloy } = master;
  return { design_code, alloy, figures: figuresOf(pixels), likeness: likenessOf(pixels) };
}

/** What is wrong with one picture. */
export function faultsOf({ design_code, alloy, figures }: AuditedHero): HeroFinding[] {
  const { fill, blown, dead, noise, relief, grey } = figures;
  return (
    [
      ['small', fill, fill < LIMITS.small],
      ['blown', blown, blown > LIMITS.blown],
      ['dead', dead, dead > LIMITS.dead],
      ['noise', noise, noise > LIMITS.noise],
      ['flat', relief, relief < LIMITS.flat],
      ['grey', grey, alloy.endsWith('white') && grey < LIMITS.grey],
    ] as const
  ).flatMap(([fault, value, is]) => (is ? [{ design_code, fault, value }] : []));
}

/** All pairs that look alike, the most alike first. */
export function alikeIn(heroes: readonly AuditedHero[]): AlikePair[] {
  return heroes
    .flatMap((one, at) =>
      heroes.slice(at + 1).flatMap((other): AlikePair[] => {
        if (coarseDistance(one.likeness, other.likeness) > CANDIDATE) return [];
        const similarity = similarityOf(one.likeness, other.likeness);
        return similarity >= ALIKE ? [{ designs: [one.design_code, other.design_code], similarity }] : [];
      }),
    )
    .toSorted((a, b) => b.similarity - a.similarity);
}

/** Designs that look alike, directly or by way of others, the largest group first. */
export function groupsOf(pairs: readonly AlikePair[]): string[][] {
  const group = new Map<string, Set<string>>();
  for (const {
    designs: [one, other],
  } of pairs) {
    const all = new Set([...(group.get(one) ?? [one]), ...(group.get(other) ?? [other])]);
    for (const each of all) group.set(each, all);
  }
  return [...new Set(group.values())].map((each) => [...each].sort()).sort((a, b) => b.length - a.length);
}
