import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Tx } from '../../../platform/database/database.ts';
import { amountText } from '../../../platform/notifications/amount.ts';
import {
  ask,
  createRequestKinds,
  customerRequests,
  moveRequest,
  requestsOfCustomer,
  type RequestKind,
  type RequestMachine,
  type RequestRow,
} from '../../requests/index.ts';
import { bookExcessBack, bookExcessLost } from '../rows/accounts.ts';
import type { Payout } from '../rows/payout.store.ts';

/** A payout that a bank made although another had paid the same piece. `amount` in paise. */
const ExcessEvidence = Type.Object({
  payout_id: Type.String(),
  request_id: Type.String(),
  amount: Type.Integer({ minimum: 1 }),
});
const evidence = Compile(ExcessEvidence);

const MACHINE = {
  first: 'found',
  states: {
    found: { open: true, dueInHours: 24 },
    recovered: { open: false },
    'written-off': { open: false },
  },
  arrows: [
    { from: 'found', to: 'recovered', by: 'staff' },
    // The customer's bank sent it back.
    { from: 'found', to: 'recovered', by: 'payment' },
    { from: 'found', to: 'written-off', by: 'staff' },
    // The account has ended.
    { from: 'found', to: 'written-off', by: 'clock' },
  ],
} as const satisfies RequestMachine;

/** Money a customer got twice, for the store's people to ask back; they speak with the customer themselves. */
export const excessKind: RequestKind = {
  keeper: customerRequests,
  kind: 'payout-excess',
  machine: MACHINE,
  evidence: ExcessEvidence,
  summary({ evidence: facts }) {
    const { payout_id: payoutId, request_id: requestId, amount } = evidence.Parse(facts);
    return `Paid twice: ${amountText({ currency: 'INR', minor: amount }, 'en')} by ${payoutId} for ${requestId}`;
  },
  decide: (_tx, _request, { terms }) => Promise.resolve(Object.keys(terms).length === 0 ? null : undefined),
  async moved(tx, { evidence: facts, state }, { at }) {
    const { payout_id: payoutId, request_id: requestId, amount } = evidence.Parse(facts);
    const paid = { payoutId, requestId, amount, at };
    if (state === 'recovered') await bookExcessBack(tx, paid);
    if (state === 'written-off') await bookExcessLost(tx, paid);
  },
  news: () => undefined,
};

const KINDS = createRequestKinds([excessKind]);

/** Puts what was paid twice into the queue. */
export async function askAboutExcess(
  tx: Tx,
  { payout_id: payoutId, amount }: Pick<Payout, 'payout_id' | 'amount'>,
  { request_id: requestId, customer_id: customerId }: RequestRow,
  at: Date,
): Promise<void> {
  await ask(tx, KINDS, {
    kind: excessKind.kind,
    customerId,
    subject: payoutId,
    evidence: { payout_id: payoutId, request_id: requestId, amount },
    actor: 'payment',
    // Only the store's people read it.
    locale: 'en',
    at,
  });
}

/** More than anybody was ever paid twice. */
const MOST = 500;

async function openOf(tx: Tx, customerId: string): Promise<RequestRow[]> {
  const own = { kind: excessKind.kind, customerId };
  const { rows } = await requestsOfCustomer(tx, own, { limit: MOST, offset: 0 });
  return rows.filter(({ is_open: isOpen }) => isOpen);
}

/** A payout that was made twice came back: it need not be asked for any more. */
export async function closeExcess(
  tx: Tx,
  { payoutId, customerId, at }: { readonly payoutId: string; readonly customerId: string; readonly at: Date },
): Promise<void> {
  for (const { request_id: requestId, subject } of await openOf(tx, customerId))
    if (subject === payoutId)
      await moveRequest(tx, KINDS, { requestId, to: 'recovered', actor: 'payment', at });
}

/** Paise a customer got twice and has not given back. */
export async function openExcess(
  tx: Tx,
  customerId: string,
): Promise<{ readonly count: number; readonly amount: number }> {
  const open = await openOf(tx, customerId);
  return {
    count: open.length,
    amount: open.reduce((sum, { evidence: facts }) => sum + evidence.Parse(facts).amount, 0),
  };
}

/** No account is left to ask it back from: it is given up in the books, and stays written down. */
export async function writeOffExcess(tx: Tx, customerId: string, at: Date): Promise<void> {
  for (const { request_id: requestId } of await openOf(tx, customerId))
    await moveRequest(tx, KINDS, {
      requestId,
      to: 'written-off',
      actor: 'clock',
      note: 'The account has ended.',
      at,
    });
}
