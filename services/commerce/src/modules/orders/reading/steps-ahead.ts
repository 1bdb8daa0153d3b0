import type { OrderState, StepAhead } from '@suvarna/contracts/orders';
import { indianDay } from '@suvarna/contracts/indian-day';
import { needsHuid } from '../../catalogue/index.ts';
import { addWorkingDays, dayOfWork, onWorkingDay, workingDaysBetween } from '@suvarna/contracts/shipping';

/** The way of an order to its buyer, as the table of transitions leads it on. */
const WAY = [
  'confirmed',
  'in_production',
  'quality_check',
  'hallmarking',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivered',
] as const satisfies readonly OrderState[];
type Step = (typeof WAY)[number];

/** What was promised of a line when the order was made. */
export interface PromisedLine {
  readonly dispatch_date: string;
  readonly delivery_date: string;
  readonly from_stock: boolean;
  readonly category: string;
  /** Of all its pieces. */
  readonly gross_weight_mg: number;
  readonly quantity: number;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** Jewellery is hallmarked once it is made; coins and light pieces are outside that rule (domain rules §2.4). */
function isTaken(step: Step, lines: readonly PromisedLine[], day: string): boolean {
  const made = lines.filter(({ from_stock: ready }) => !ready);
  if (step === 'in_production') return made.length > 0;
  return (
    step !== 'hallmarking' ||
    made.some(({ category, gross_weight_mg: mg, quantity }) =>
      needsHuid({ category, grossMg: mg / quantity }, day),
    )
  );
}

/**
 * What an order has still before it, each with the ISO day it is expected by (domain rules §2.8): taken
 * up by the cut-off, made until the promised dispatch, then on the road. A day that is over is not
 * expected any more: what is late leaves today at the earliest, and is as long on the road as promised.
 */
export function stepsAhead(
  order: { readonly state: OrderState; readonly placed_at: Date | null },
  lines: readonly PromisedLine[],
  at: Date,
): StepAhead[] {
  const { state, placed_at: placed } = order;
  const reached = (WAY as readonly OrderState[]).indexOf(state);
  if (placed === null || (state !== 'placed' && reached < 0)) return [];
  const today = onWorkingDay(indianDay(at));
  const begins = later(dayOfWork(placed), today);
  const leaves = lines.reduce((last, { dispatch_date: day }) => later(last, day), today);
  const onTheRoad = reached >= WAY.indexOf('shipped');
  const arrives = lines.reduce(
    (last, { dispatch_date: dispatch, delivery_date: delivery }) =>
      later(
        last,
        onTheRoad ? delivery : addWorkingDays(later(dispatch, today), workingDaysBetween(dispatch, delivery)),
      ),
    today,
  );
  const days: Readonly<Record<Step, string>> = {
    confirmed: begins,
    in_production: begins,
    quality_check: leaves,
    hallmarking: leaves,
    ready: leaves,
    shipped: leaves,
    out_for_delivery: arrives,
    delivered: arrives,
  };
  return WAY.filter((step, index) => index > reached && isTaken(step, lines, today)).map((step) => ({
    state: step,
    by: days[step],
  }));
}
