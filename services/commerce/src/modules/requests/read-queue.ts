import type { Queue, QueuedRequestDetails, QueueFigures } from '@suvarna/contracts/api/staff-requests';
import type { Database, Tx } from '../../platform/database/database.ts';
import { findCustomer, provenPhoneOf } from '../identity/index.ts';
import { RequestRefused } from './errors.ts';
import { movesOf } from './machine.ts';
import { countByState, searchQueue, type QueueSearch } from './queue.store.ts';
import type { RequestKinds } from './request-kind.ts';
import { findRequest, stepsOf, type RequestRow } from './request.store.ts';

type Queued = Queue['results'][number];

async function queuedOf(db: Database | Tx, kinds: RequestKinds, request: RequestRow): Promise<Queued> {
  const customer = await findCustomer(db, request.customer_id);
  const number = customer === undefined ? '' : provenPhoneOf(customer);
  return {
    request_id: request.request_id,
    kind: request.kind,
    state: request.state,
    summary: kinds.of(request.kind).summary(request.evidence),
    asked_at: request.created_at.toISOString(),
    due_at: request.due_at?.toISOString() ?? '',
    customer: {
      name: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
      phone: number === '' ? '' : `${customer?.phone_code ?? ''}-${number}`,
      email: customer?.email ?? '',
    },
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
  const request = await findRequest(db, requestId);
  if (request === undefined) throw new RequestRefused('CUSTOMER_REQUEST.NOT_FOUND');
  const { machine } = kinds.of(request.kind);
  return {
    ...(await queuedOf(db, kinds, request)),
    evidence: request.evidence,
    terms: request.terms,
    decisions: movesOf(machine, request.state, 'staff').map((to) => ({
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
