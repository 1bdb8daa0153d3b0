import type { Queue, QueuedRequestDetails, QueueFigures } from '@suvarna/contracts/requests';
import type { Database, Tx } from '../../platform/database/database.ts';
import { findCustomer, provenPhoneOf } from '../identity/index.ts';
import { RequestRefused } from './errors.ts';
import { movesOf } from './machine.ts';
import { countByState, findQueued, searchQueue, type QueueRow, type QueueSearch } from './queue.store.ts';
import type { RequestKinds } from './request-kind.ts';
import { findRequest, stepsOf } from './request.store.ts';

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
  const kept = kinds.keptOf(row.kind);
  return {
    request_id: row.request_id,
    kind: row.kind,
    state: row.state,
    summary: await (kept === undefined
      ? kinds.of(row.kind).summary(row.evidence ?? {})
      : kept.summary(db, row.request_id)),
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

/** @throws RequestRefused when there is none */
export async function readQueued(
  db: Database | Tx,
  kinds: RequestKinds,
  requestId: string,
): Promise<QueuedRequestDetails> {
  const row = await findQueued(db, requestId);
  if (row === undefined) throw new RequestRefused('CUSTOMER_REQUEST.NOT_FOUND');
  const queued = await queuedOf(db, kinds, row);
  const kept = kinds.keptOf(row.kind);
  if (kept !== undefined) return { ...queued, ...(await kept.details(db, requestId)) };
  const { machine } = kinds.of(row.kind);
  const terms = (await findRequest(db, requestId))?.terms ?? null;
  return {
    ...queued,
    evidence: row.evidence ?? {},
    terms,
    decisions: movesOf(machine, row.state, 'staff').map((to) => ({
      to,
      reasons: [...(machine.states[to]?.reasons ?? [])],
    })),
    history: (await stepsOf(db, [requestId])).map(({ state, at, actor, by, reason, note }) => ({
      state,
      at: at.toISOString(),
      actor,
      by,
      reason,
      note,
    })),
  };
}

export async function readFigures(db: Database, kinds: RequestKinds, at: Date): Promise<QueueFigures> {
  const counted = await countByState(db, at);
  const all = [
    ...kinds.all.map(({ kind, machine }) => ({ kind, states: Object.keys(machine.states) })),
    ...kinds.kept,
  ];
  return {
    kinds: all.map(({ kind, states }) => {
      const own = counted.filter((row) => row.kind === kind);
      return {
        kind,
        states: states.map((state) => ({
          state,
          count: own.find((row) => row.state === state)?.count ?? 0,
        })),
        overdue: own.reduce((sum, { overdue }) => sum + overdue, 0),
      };
    }),
  };
}
