import type { Locale } from '@suvarna/contracts/locale';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { deadlinesOf } from './machine.ts';
import { notifyCustomer } from './notify-customer.ts';
import type { RequestKinds } from './request-kind.ts';
import { insertRequest, insertStep, type RequestRow } from './request.store.ts';
import type { Facts, RequestActor } from './tables.ts';

/** Neither letters that read like digits nor the other way round. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `RQ-9XK2M4T7QR`: random, so that nobody counts requests or guesses one. */
const newRequestId = (): string => `RQ-${[...randomBytes(10)].map((byte) => SIGNS[byte & 31]).join('')}`;

interface Asked {
  readonly kind: string;
  readonly customerId: string;
  readonly subject: string;
  readonly evidence: Facts;
  /** Who found that it has to be decided: the customer when left out. */
  readonly actor?: RequestActor;
  readonly locale: Locale;
  readonly at: Date;
}

/** Puts a request into the queue. @returns `undefined` when an open one is about the same */
export async function ask(tx: Tx, kinds: RequestKinds, asked: Asked): Promise<RequestRow | undefined> {
  const { kind, customerId, subject, evidence, actor = 'customer', locale, at } = asked;
  kinds.assertEvidence(kind, evidence);
  const of = kinds.of(kind);
  const request = await insertRequest(tx, {
    request_id: newRequestId(),
    kind,
    customer_id: customerId,
    subject,
    state: of.machine.first,
    evidence: JSON.stringify(evidence),
    terms: null,
    requoted: null,
    locale,
    created_at: at,
    ...deadlinesOf(of.machine, of.machine.first, at),
  });
  if (request === undefined) return undefined;
  const step = await insertStep(tx, { request_id: request.request_id, state: request.state, at, actor });
  await notifyCustomer(tx, of, request, step);
  return request;
}
