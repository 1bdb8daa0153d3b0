import { modelOf } from './families/model-of.ts';
import type { Piece } from './piece.ts';
import { metalVolume } from './weight.ts';

/** Metal may be this much thinner or thicker than usual, in thousandths. */
const GAUGE_RANGE = [600, 1_600] as const;

/**
 * A gauge at which a piece has about so much metal, within what its form allows. Weights follow from
 * the model, never the other way round: what the result weighs is measured again.
 *
 * @param cubicMillimetres metal wished for
 */
export function fitGauge(piece: Piece, cubicMillimetres: number): number {
  const volumeAt = (gauge: number): number => metalVolume(modelOf({ ...piece, gauge_milli: gauge }));
  const within = (gauge: number): number =>
    Math.round(Math.max(GAUGE_RANGE[0], Math.min(GAUGE_RANGE[1], gauge)));
  // Wires grow with the square of their thickness, plates in proportion: a first guess between them, and one correction.
  const usual = volumeAt(1_000);
  const guess = within(1_000 * (cubicMillimetres / usual) ** 0.6);
  if (guess === 1_000) return guess;
  const guessed = volumeAt(guess);
  const power = Math.log(guessed / usual) / Math.log(guess / 1_000);
  return Math.abs(guessed / cubicMillimetres - 1) < 0.02 || !(power > 0.2)
    ? guess
    : within(guess * (cubicMillimetres / guessed) ** (1 / power));
}
