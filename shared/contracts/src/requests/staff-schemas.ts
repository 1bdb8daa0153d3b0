/** The one queue of what customers ask for: many kinds, each with states, evidence and decisions of its own. */
import { Type, type Static } from 'typebox';
import { strictObject } from '../base/endpoint/schema.ts';

/** Of what is asked for an order a UUID. */
const requestId = Type.String({
  pattern: '^(RQ-[0-9A-Z]{10}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$',
});
const word = Type.String({ pattern: '^[a-z][a-z-]{0,29}$' });

/** `q`: a request's or an order's number, or the beginning of its customer's e-mail address or phone. */
export const QueueQuery = strictObject({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  kind: Type.Optional(word),
  state: Type.Optional(word),
  /** Only those that wait for the store's people, the one that is due first before others. */
  waiting: Type.Optional(Type.Boolean()),
  /** Only those of them that are late. */
  overdue: Type.Optional(Type.Boolean()),
  who: Type.Optional(Type.Union([Type.Literal('customer'), Type.Literal('guest')])),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
});

const QueuedRequest = Type.Object({
  request_id: Type.String(),
  kind: Type.String(),
  state: Type.String(),
  /** In a line, what is asked for. */
  summary: Type.String(),
  /** `''` where it is about none. */
  order_no: Type.String(),
  asked_at: Type.String(),
  /** By when the store's people are to have acted; `''` when they need not. */
  due_at: Type.String(),
  customer: Type.Object({
    name: Type.String(),
    phone: Type.String(),
    email: Type.String(),
    /** Without an account. */
    guest: Type.Boolean(),
  }),
});
export const Queue = Type.Object({
  results: Type.Array(QueuedRequest),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
});
export type Queue = Static<typeof Queue>;

export const QueuedRequestQuery = strictObject({ request_id: requestId });

export const QueuedPhotoQuery = strictObject({
  request_id: requestId,
  position: Type.Integer({ minimum: 1, maximum: 9 }),
});

const Facts = Type.Record(Type.String(), Type.Unknown());
export const QueuedRequestDetails = Type.Object({
  ...QueuedRequest.properties,
  evidence: Facts,
  /** What was decided, as its kind says it. */
  terms: Type.Union([Type.Null(), Facts]),
  /** What can be decided now, and the reasons one of which has to be given. */
  decisions: Type.Array(
    Type.Object({
      to: Type.String(),
      reasons: Type.Array(Type.String()),
      /** A note has to be said with it, which its customer reads. */
      needs_note: Type.Optional(Type.Boolean()),
    }),
  ),
  history: Type.Array(
    Type.Object({
      state: Type.String(),
      at: Type.String(),
      actor: Type.String(),
      by: Type.String(),
      reason: Type.String(),
      note: Type.String(),
    }),
  ),
});
export type QueuedRequestDetails = Static<typeof QueuedRequestDetails>;

export const QueueDecisionBody = strictObject({
  request_id: requestId,
  to: word,
  reason: Type.Optional(word),
  /** What the customer reads with it; may be left out. */
  note: Type.Optional(Type.String({ maxLength: 300 })),
  /** What is decided, where its kind has more to say than the state. */
  terms: Type.Optional(
    Type.Record(
      Type.String({ maxLength: 40 }),
      Type.Union([Type.Integer(), Type.Boolean(), Type.String({ maxLength: 80 })]),
      {
        maxProperties: 10,
      },
    ),
  ),
  decided_by: Type.String({ minLength: 1, maxLength: 80 }),
});

/** How many of each kind stand in each of its states, also where there are none. */
export const QueueFigures = Type.Object({
  kinds: Type.Array(
    Type.Object({
      kind: Type.String(),
      states: Type.Array(Type.Object({ state: Type.String(), count: Type.Integer() })),
      /** Of those that wait for the store's people, how many are late. */
      overdue: Type.Integer(),
    }),
  ),
});
export type QueueFigures = Static<typeof QueueFigures>;
