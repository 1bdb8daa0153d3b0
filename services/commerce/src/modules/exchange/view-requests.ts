import {
  EXCHANGE_REASONS,
  EXCHANGE_STATES,
  type ExchangeRequest,
  type ExchangeState,
} from '@suvarna/contracts/api/exchange';
import type { Database, Tx } from '../../platform/database/database.ts';
import { stepsOf, type RequestRow, type StepRow } from '../requests/index.ts';
import { amountGiven, evidenceOf, inspectionOf } from './evidence.ts';
import { KINDS, kindOfRequest } from './exchange-requests.ts';
import { needsPan, papersOf, type Papers } from './papers.ts';
import { lastPayouts, type Payout } from './payout.store.ts';

const stateOf = (state: string): ExchangeState => {
  const known = EXCHANGE_STATES.find((one) => one === state);
  if (known === undefined) throw new Error(`A piece that is handed in is not "${state}".`);
  return known;
};

function viewOf(
  request: RequestRow,
  steps: readonly StepRow[],
  papers: Papers | undefined,
  payout: Payout | undefined,
): ExchangeRequest {
  const { request_id: id, ends_at: endsAt, reason, note } = request;
  const asked = evidenceOf(request);
  const state = stateOf(request.state);
  const { arrows } = KINDS.of(request.kind).machine;
  const may = (...to: readonly ExchangeState[]): boolean =>
    arrows.some(
      (arrow) => arrow.from === state && arrow.by === 'customer' && to.some((one) => one === arrow.to),
    );
  return {
    request_id: id,
    kind: kindOfRequest(request),
    state,
    asked_at: request.created_at.toISOString(),
    order_no: asked.orderNo,
    order_item_id: asked.lineId,
    title: asked.title,
    title_hi: asked.titleHi,
    karat: asked.karat,
    net_weight_mg: asked.netMg,
    gold_rate_paise: asked.rate,
    rate_version: asked.rateVersion,
    hand_over: asked.handOver,
    pay_to: asked.payTo,
    amount_paise: asked.amount,
    lines: asked.lines,
    inspection: inspectionOf(request) ?? null,
    valid_until: endsAt?.toISOString() ?? '',
    pan_last4: papers?.pan_last4 ?? '',
    account_last4: papers?.account_last4 ?? '',
    photos: asked.photos,
    reason: EXCHANGE_REASONS.find((one) => one === reason) ?? '',
    note,
    payout_fault: state === 'payout-failed' ? (payout?.fault ?? '') : '',
    steps: steps
      .filter((step) => step.request_id === id)
      .map((step) => ({ state: stateOf(step.state), at: step.at.toISOString() })),
    can: {
      withdraw: may('withdrawn'),
      accept: state === 'offered',
      decline: may('declined'),
      change_account: state === 'payout-failed',
    },
    needs_pan: state === 'offered' && needsPan(amountGiven(request)) && papers?.pan_sealed == null,
  };
}

export async function viewRequests(
  db: Database | Tx,
  rows: readonly RequestRow[],
): Promise<ExchangeRequest[]> {
  const ids = rows.map(({ request_id: id }) => id);
  const [steps, papers, payouts] = [
    await stepsOf(db, ids),
    await papersOf(db, ids),
    await lastPayouts(db, ids),
  ];
  return rows.map((row) =>
    viewOf(
      row,
      steps,
      papers.find(({ request_id: id }) => id === row.request_id),
      payouts.find(({ request_id: id }) => id === row.request_id),
    ),
  );
}
