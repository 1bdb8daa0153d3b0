/** Millimetres of a wall that is cast or cut from plate, after [G] of `audit/limits.ts`, and a little for its rounded edges. */
export const WALL = 0.82;
/** Chased sheet: 24 gauge is strong and light enough for what hangs from an ear (orchid.ganoksin.com/t/38936). */
export const SHEET = 0.51;
/** Radius of wire for ornament, after [S] of `audit/limits.ts`: 0.5 mm between the flats of seven sides. */
export const ORNAMENT = 0.27;

/** A limit of the trade at the lightest gauge, more at a heavier one: the metal of a piece follows its gauge. */
export const atLeast = (limit: number, gauge: number): number => limit * Math.max(1, 0.7 + 0.5 * gauge);
