import type { Address } from '@suvarna/contracts/customers';
import {
  EXCHANGE_REASONS,
  EXCHANGE_STATES,
  type ExchangeRequest,
  type ExchangeState,
} from '@suvarna/contracts/exchange';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findRequest, stepsOf, type RequestRow, type StepRow } from '../../requests/index.ts';
import { evidenceOf, inspectionOf, partsGiven } from '../evidence.ts';
import { KINDS, kindOfRequest } from './exchange-requests.ts';
import { UNPAID } from '../machine.ts';
import { isPanMissing } from '../quotes/pan-due.ts';
import { kycDocumentsOf, type KycDocuments } from '../rows/kyc-documents.ts';
import { lastPayouts, type Payout } from '../rows/payout.store.ts';
import { isOwn } from './respond.ts';

const stateOf = (state: string): ExchangeState => {
  const known = EXCHANGE_STATES.find((one) => one === state);
  if (known === undefined) throw new Error(`A piece that is handed in is not "${state}".`);
  return known;
};

function viewOf(
  request: RequestRow,
  steps: readonly StepRow[],
  documents: KycDocuments | undefined,
  payout: Payout | undefined,
  needsPan: boolean,
): ExchangeRequest {
  const { request_id: id, ends_at: endsAt, reason, note } = request;
  const asked = evidenceOf(request);
  const state = stateOf(request.state);
  const { bank, credits } = partsGiven(request);
  const { arrows } = KINDS.of(request.kind).machine;
  const may = (...to: readonly ExchangeState[]): boolean =>
    arrows.some(
      (arrow) => arrow.from === state && arrow.by === 'customer' && to.some((one) => one === arrow.to),
    );
  const taken = steps.filter((step) => step.request_id === id);
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
    pickup_address: asked.pickup as Address | null,
    pay_to: asked.payTo,
    amount_paise: asked.amount,
    bank_paise: bank,
    credits_paise: credits,
    lines: asked.lines,
    inspection: inspectionOf(request) ?? null,
    valid_until: endsAt?.toISOString() ?? '',
    pan_last4: documents?.pan_last4 ?? '',
    account_last4: documents?.account_last4 ?? '',
    photos: asked.photos,
    reason: EXCHANGE_REASONS.find((one) => one === reason) ?? '',
    note,
    payout_fault: UNPAID.includes(state) ? (payout?.fault ?? '') : '',
    steps: taken.map((step) => ({ state: stateOf(step.state), at: step.at.toISOString() })),
    can: {
      withdraw: may('withdrawn'),
      accept: state === 'offered',
      decline: may('declined'),
      change_account: UNPAID.includes(state),
      receipt: taken.some((step) => step.state === 'received'),
    },
    needs_pan: needsPan,
  };
}

export async function viewRequests(
  db: Database | Tx,
  rows: readonly RequestRow[],
  at: Date,
): Promise<ExchangeRequest[]> {
  const ids = rows.map(({ request_id: id }) => id);
  const [steps, documents, payouts] = [
    await stepsOf(db, ids),
    await kycDocumentsOf(db, ids),
    await lastPayouts(db, ids),
  ];
  const withoutPan = new Set<string>();
  for (const row of rows)
    if (row.state === 'offered' && (await isPanMissing(db, row, at))) withoutPan.add(row.request_id);
  return rows.map((row) =>
    viewOf(
      row,
      steps,
      documents.find(({ request_id: id }) => id === row.request_id),
      payouts.find(({ request_id: id }) => id === row.request_id),
      withoutPan.has(row.request_id),
    ),
  );
}

/** One of a customer's own requests, as it is kept and as it is shown. @throws Refusal when there is none */
export async function viewOwnRequest(
  db: Database | Tx,
  customerId: string,
  requestId: string,
  at: Date,
): Promise<{ readonly row: RequestRow; readonly view: ExchangeRequest }> {
  const row = await findRequest(db, requestId);
  const [view] = row === undefined || !isOwn(customerId)(row) ? [] : await viewRequests(db, [row], at);
  if (row === undefined || view === undefined) throw new Refusal('CUSTOMER_REQUEST.NOT_FOUND');
  return { row, view };
}
