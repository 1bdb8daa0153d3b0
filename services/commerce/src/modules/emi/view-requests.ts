import { EMI_REASONS, EMI_STATES, type EmiRequest, type EmiState } from '@suvarna/contracts/emi';
import type { RequestRow, StepRow } from '../requests/index.ts';
import { evidenceOf, MACHINE, termsOf } from './emi-requests.ts';

/** What the customer's bag is, and costs, now; `undefined` when it cannot be bought as it is. */
export interface BagNow {
  readonly subject: string;
  readonly payable: number;
}

const stateOf = (state: string): EmiState => {
  const known = EMI_STATES.find((one) => one === state);
  if (known === undefined) throw new Error(`A request for EMI is not "${state}".`);
  return known;
};

export function emiRequestOf(
  request: RequestRow,
  steps: readonly StepRow[],
  bag: BagNow | undefined,
  at: Date,
): EmiRequest {
  const { request_id: id, ends_at: endsAt, reason, note, subject } = request;
  const state = stateOf(request.state);
  const asked = evidenceOf(request);
  const { amount, plan } = termsOf(request) ?? asked;
  const own = steps.filter((step) => step.request_id === id);
  return {
    request_id: id,
    state,
    asked_at: request.created_at.toISOString(),
    plan,
    amount_paise: amount,
    pieces: asked.pieces,
    valid_until: endsAt?.toISOString() ?? '',
    reason: EMI_REASONS.find((one) => one === reason) ?? '',
    note,
    order_no: own.find((step) => step.state === 'used')?.about ?? '',
    steps: own.map((step) => ({ state: stateOf(step.state), at: step.at.toISOString() })),
    can: {
      withdraw: MACHINE.arrows.some(
        ({ from, to, by }) => from === state && to === 'withdrawn' && by === 'customer',
      ),
      pay:
        state === 'approved' &&
        endsAt !== null &&
        endsAt > at &&
        bag?.subject === subject &&
        bag.payable <= amount,
    },
  };
}
