import type { Queue, QueuedRequestDetails, QueueFigures } from '@suvarna/contracts/requests';
import { Refusal } from '../../platform/refusal.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { findCustomer, provenPhoneOf } from '../identity/index.ts';
import { decisionsOf } from './move-request.ts';
import { countByState, findQueued, searchQueue, type QueueRow, type QueueSearch } from './queue.store.ts';
import type { RequestKinds } from './request-kind.ts';

type Queued = Queue['results'][number];

/** Whose it is: as the order names its buyer, or as the account does. */
async function customerOf(db: Database | Tx, row: QueueRow): Promise<Queued['customer']> {
  const { customer_id: customerId, name, email, phone } = row;
  const guest = customerId === null;
  if (email !== null) return { name: name ?? '', email, phone: phone ?? '', guest };
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  const number = customer === undefined ? '' : provenPhoneOf(customer);
  return {
    name: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
    phone: number === '' ? '' : `${customer?.phone_code ?? ''}-${number}`,
    email: customer?.email ?? '',
    guest,
  };
}

async function queuedOf(db: Database | Tx, kinds: RequestKinds, row: QueueRow): Promise<Queued> {
  const { request_id: requestId, kind, state, evidence } = row;
  return {
    request_id: requestId,
    kind,
    state,
    summary: await kinds.of(kind).summary({ request_id: requestId, evidence: evidence ?? {} }, db),
    order_no: row.order_no,
    asked_at: row.created_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? '',
    customer: await customerOf(db, row),
  };
}

export async function readQueue(
  db: Database,
  kinds: RequestKinds,
  search: QueueSearch,
): Promise<Pick<Queue, 'results' | 'count'>> {
  const { rows, count } = await searchQueue(db, search);
  const results: Queued[] = [];
  for (const row of rows) results.push(await queuedOf(db, kinds, row));
  return { results, count };
}

/** @throws Refusal when there is none */
export async function readQueued(
  db: Database | Tx,
  kinds: RequestKinds,
  requestId: string,
): Promise<QueuedRequestDetails> {
  const row = await findQueued(db, requestId);
  const request = row && (await kinds.find(db, requestId));
  if (row === undefined || request === undefined) throw new Refusal('CUSTOMER_REQUEST.NOT_FOUND');
  const kind = kinds.of(request.kind);
  const decisions = await decisionsOf(db, kind, request);
  return {
    ...(await queuedOf(db, kinds, row)),
    ...(await kind.keeper.details(db, request)),
    decisions: decisions.map((to) => {
      const { reasons = [], needsNote } = kind.machine.states[to] ?? {};
      return { to, reasons: [...reasons], ...(needsNote !== undefined && { needs_note: needsNote }) };
    }),
  };
}

export async function readFigures(db: Database, kinds: RequestKinds, at: Date): Promise<QueueFigures> {
  const counted = await countByState(db, at);
  return {
    kinds: kinds.all.map(({ kind, machine }) => {
      const own = counted.filter((row) => row.kind === kind);
      return {
        kind,
        states: Object.keys(machine.states).map((state) => ({
          state,
          count: own.find((row) => row.state === state)?.count ?? 0,
        })),
        overdue: own.reduce((sum, { overdue }) => sum + overdue, 0),
      };
    }),
  };
}
