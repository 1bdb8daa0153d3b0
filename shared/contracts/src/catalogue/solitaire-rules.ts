/** What a set solitaire is chosen by. */
import { CUT_GRADES } from './diamond-grade.ts';

/** Weight of one stone in thousandths of a carat, half-open `[from, below)`. */
export const CARAT_BANDS = [
  { id: 'under-0.5', from: 0, below: 500 },
  { id: '0.5-0.75', from: 500, below: 750 },
  { id: '0.75-1', from: 750, below: 1_000 },
  { id: '1-1.5', from: 1_000, below: 1_500 },
  { id: 'from-1.5', from: 1_500, below: 1_000_000 },
] as const;
const CARAT_IDS = CARAT_BANDS.map(({ id }) => id);
/** What a stone is set into: a form of the catalogue's. */
const SETTINGS = ['ring', 'stud', 'pendant'] as const;
const SHAPES = ['round', 'oval', 'pear', 'cushion', 'princess', 'emerald-cut', 'marquise'] as const;
const CLARITIES = ['VVS', 'VS', 'SI'] as const;
/** Colour of the diamond: from the first letter to the second. */
const GRADES = ['E-F', 'G-H', 'I-J'] as const;

/** In the order they are shown in. `cut` is graded of round diamonds only: any other shape has none. */
export const SOLITAIRE_CHOICES = {
  shape: SHAPES,
  carat: CARAT_IDS,
  cut: CUT_GRADES,
  clarity: CLARITIES,
  grade: GRADES,
  setting: SETTINGS,
} as const;
export type SolitaireChoice = keyof typeof SOLITAIRE_CHOICES;
