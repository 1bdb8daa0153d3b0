import { modelOf } from './families/model-of.ts';
import type { Model } from './model.ts';
import type { Piece } from './piece.ts';
import { metalVolume } from './weight.ts';

/** Metal may be this much thinner or thicker than usual, in thousandths. */
const GAUGE_RANGE = [600, 1_600] as const;
/** The sum of the parts meets a wish to so much. */
const NEAR = 0.03;
/** What is measured may be so far from the wish: a recipe only proposes, and another measure is slow. */
const NEAR_ENOUGH = 0.12;
/** What parts share is about this much of their sum: the first guess allows for it. */
const SHARED = 0.06;

/** A piece with the gauge it got, its model, and how much metal that has. */
interface Fitted {
  readonly piece: Piece;
  readonly model: Model;
  readonly volume: number;
}

/**
 * A piece of about so much metal, within what its form allows. Weights follow from the model, never the other way
 * round: what the result has is measured.
 *
 * @param cubicMillimetres metal wished for
 * @param measure what counts as metal of a model. It is slow, so the gauge is searched by the sum of the parts, and
 *   corrected once where the two are farther apart than usual
 */
export function fitGauge(piece: Piece, cubicMillimetres: number, measure: (model: Model) => number): Fitted {
  const models = new Map<number, Model>();
  const modelAt = (gauge_milli: number): Model => {
    const model = models.get(gauge_milli) ?? modelOf({ ...piece, gauge_milli });
    models.set(gauge_milli, model);
    return model;
  };
  const sumAt = (gauge: number): number => metalVolume(modelAt(gauge));
  const fittedAt = (gauge_milli: number): Fitted => {
    const model = modelAt(gauge_milli);
    return { piece: { ...piece, gauge_milli }, model, volume: measure(model) };
  };
  const gauge = gaugeFor(cubicMillimetres / (1 - SHARED), sumAt);
  const first = fittedAt(gauge);
  if (Math.abs(first.volume / cubicMillimetres - 1) < NEAR_ENOUGH) return first;
  const corrected = gaugeFor((cubicMillimetres * sumAt(gauge)) / first.volume, sumAt);
  return corrected === gauge ? first : fittedAt(corrected);
}

function gaugeFor(wish: number, sumAt: (gauge: number) => number): number {
  const within = (gauge: number): number =>
    Math.round(Math.max(GAUGE_RANGE[0], Math.min(GAUGE_RANGE[1], gauge)));
  // Wires grow with the square of their thickness, plates in proportion: a first guess between them, and one correction.
  const usual = sumAt(1_000);
  const guess = within(1_000 * (wish / usual) ** 0.6);
  if (guess === 1_000) return guess;
  const guessed = sumAt(guess);
  const power = Math.log(guessed / usual) / Math.log(guess / 1_000);
  return Math.abs(guessed / wish - 1) < NEAR || !(power > 0.2)
    ? guess
    : within(guess * (wish / guessed) ** (1 / power));
}
