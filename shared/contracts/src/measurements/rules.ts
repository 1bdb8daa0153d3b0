/** Sizes of people, as a customer keeps them: whose they are, and what a body can have. Lengths in micrometres. */
import { BRACELET_SIZES, ringTable } from '../sizes/rules.ts';

/** What a person is to the customer. There is one `me`. */
export const RELATIONS = ['me', 'spouse', 'child', 'parent', 'sibling', 'friend', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

export const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];
/** The ring finger first: most rings are for it. */
export const FINGERS = ['ring', 'middle', 'index', 'little', 'thumb'] as const;
export type Finger = (typeof FINGERS)[number];

/** More people than anybody keeps sizes of, so that a script cannot fill the database. */
export const PEOPLE_MAX = 20;

/** Around a finger, inside of a ring: from a child's to beyond the largest size that is made. */
export const FINGER_UM = { least: 35_000, most: 80_000 } as const;
/** Around a wrist. */
export const WRIST_UM = { least: 90_000, most: 250_000 } as const;

const UM_PER_MM = 1_000;
/** How far beyond the first and the last size a measure still is that size. */
const BEYOND_UM = 700;

interface RingMeasure {
  readonly id: string;
  readonly um: number;
}
const RINGS: readonly RingMeasure[] = ringTable().map(({ id, circumference }) => ({
  id,
  um: Math.round(circumference * UM_PER_MM),
}));

/** Inner circumference of an Indian ring size; `undefined` for none of ours. */
export const ringMicrometres = (size: string): number | undefined => RINGS.find(({ id }) => id === size)?.um;

/** The nearest ring size; of two as near the larger one, since a tight ring does not come off. `''` where none is made. */
export function ringSizeFor(um: number): string {
  const away = ({ um: of }: RingMeasure): number => Math.abs(of - um);
  const nearest = RINGS.reduce((best, one) => (away(one) <= away(best) ? one : best));
  return away(nearest) <= BEYOND_UM ? nearest.id : '';
}

/** A bracelet hangs loose: so much longer than the wrist at least. */
const EASE_UM = 12_000;
const UM_PER_INCH = 25_400;

/** The shortest bracelet that hangs loose around a wrist; `''` where none is long enough. */
export const braceletFor = (wristUm: number): string =>
  BRACELET_SIZES.find((inches) => Number(inches) * UM_PER_INCH >= wristUm + EASE_UM) ?? '';
