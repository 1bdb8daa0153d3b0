/**
 * The test by which a canary is judged: a mixture likelihood ratio that may be looked at as often as one
 * likes (a test martingale; Johari and others, "Always valid inference"; Ville's inequality).
 *
 * It asks of each marked session (faulty, slow, silent) whether it was of the canary. Where the canary does
 * no harm, the probability of that is the canary's share of all sessions, whatever else goes on in the shop:
 * an outage marks sessions of both. Where its sessions are marked `r` times as often, it is
 * `r·s / (r·s + 1 − s)`.
 */

/** Marked sessions of a span in which the share did not change. */
export interface Marked {
  readonly canary: number;
  readonly control: number;
  /** Of the canary among all sessions, above 0 and below 1. */
  readonly share: number;
}

/** A ratio of rates and how much it weighs in the mixture. Weights add up to 1. */
export interface Alternative {
  readonly ratio: number;
  readonly weight: number;
}

/** Sums of logarithms, one for each alternative: what was seen so far. */
export type Evidence = readonly number[];

/** Twice as frequent is what releases do that are merely bad; five and ten times need few sessions anyway. */
export const MORE_OFTEN: readonly Alternative[] = [
  { ratio: 1.25, weight: 0.05 },
  { ratio: 1.5, weight: 0.1 },
  { ratio: 2, weight: 0.25 },
  { ratio: 3, weight: 0.2 },
  { ratio: 5, weight: 0.3 },
  { ratio: 10, weight: 0.1 },
];

/** Of views that are slow beside the control's quartile there are never many times as many. */
export const SLOWER: readonly Alternative[] = [
  { ratio: 1.1, weight: 0.15 },
  { ratio: 1.25, weight: 0.45 },
  { ratio: 1.5, weight: 0.2 },
  { ratio: 2, weight: 0.15 },
  { ratio: 3, weight: 0.05 },
];

/** Of bags and orders a harmful release makes fewer. */
export const LESS_OFTEN: readonly Alternative[] = [
  { ratio: 0.95, weight: 0.2 },
  { ratio: 0.9, weight: 0.3 },
  { ratio: 0.8, weight: 0.25 },
  { ratio: 0.5, weight: 0.25 },
];

export const noEvidence = (alternatives: readonly Alternative[]): Evidence => alternatives.map(() => 0);

/** @returns the evidence with one span more */
export function weigh(
  before: Evidence,
  alternatives: readonly Alternative[],
  { canary, control, share }: Marked,
): Evidence {
  if (canary + control === 0) return before;
  return alternatives.map(
    ({ ratio }, at) =>
      (before[at] ?? 0) + canary * Math.log(ratio) - (canary + control) * Math.log1p((ratio - 1) * share),
  );
}

/**
 * Natural logarithm of the mixture's ratio: how much likelier what was seen is under harm than under none.
 * Under no harm it ever reaches `log(1 / α)` with probability α at most.
 */
export function logRatio(evidence: Evidence, alternatives: readonly Alternative[]): number {
  const terms = alternatives.map(({ weight }, at) => Math.log(weight) + (evidence[at] ?? 0));
  const highest = Math.max(...terms);
  return highest + Math.log(terms.reduce((sum, term) => sum + Math.exp(term - highest), 0));
}
