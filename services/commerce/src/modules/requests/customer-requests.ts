import { randomBytes } from 'node:crypto';
import type { RequestKeeper } from './keeper.ts';
import { deadlinesOf } from './machine.ts';
import { notifyCustomer } from './notify-customer.ts';
import {
  findRequest,
  insertRequest,
  insertStep,
  lockRequest,
  stepsOf,
  updateRequest,
  type RequestRow,
} from './request.store.ts';

/** Neither letters that read like digits nor the other way round. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `RQ-9XK2M4T7QR`: random, so that no stranger counts requests or guesses one. */
const newRequestId = (): string => `RQ-${[...randomBytes(10)].map((byte) => SIGNS[byte & 31]).join('')}`;

/** Requests of customers who are signed in, and what has to be looked at for them. */
export const customerRequests: RequestKeeper<RequestRow> = {
  find: findRequest,
  lock: lockRequest,
  async insert(tx, machine, { kind, customerId, subject, evidence, actor = 'customer', locale, at }) {
    if (customerId === null) throw new Error(`No customer who is signed in asks for "${kind}".`);
    const request = await insertRequest(tx, {
      request_id: newRequestId(),
      kind,
      customer_id: customerId,
      subject,
      state: machine.first,
      evidence: JSON.stringify(evidence),
      terms: null,
      requoted: null,
      locale,
      created_at: at,
      ...deadlinesOf(machine, machine.first, at),
    });
    if (request === undefined) return undefined;
    const step = await insertStep(tx, { request_id: request.request_id, state: request.state, at, actor });
    return { request, step: String(step) };
  },
  async move(tx, { request_id }, machine, { to, actor, at, by, reason, note, about, terms, requoted }) {
    const request = await updateRequest(tx, request_id, {
      state: to,
      ...deadlinesOf(machine, to, at),
      reason,
      note,
      ...(requoted !== undefined && { requoted: JSON.stringify(requoted) }),
      ...(terms !== undefined && { terms: terms && JSON.stringify(terms) }),
    });
    const step = await insertStep(tx, { request_id, state: to, at, actor, by, reason, note, about });
    return { request, step: String(step) };
  },
  details: async (db, { request_id: requestId, evidence, requoted, terms }) => ({
    evidence: { ...evidence, ...requoted },
    terms,
    history: (await stepsOf(db, [requestId])).map(({ state, at, actor, by, reason, note }) => ({
      state,
      at: at.toISOString(),
      actor,
      by,
      reason,
      note,
    })),
  }),
  tell: notifyCustomer,
};
