/** What the store's people publish, send and look after, besides orders (`staff-orders.ts`). */
import { Type } from 'typebox';
import { FOREIGN_CURRENCIES, type ForeignCurrency } from '../base/money/money.ts';
import { byLocale } from '../base/locale/index.ts';
import { PUSH_TOPIC } from '../push/rules.ts';
import { Moment } from '../base/endpoint/moment.ts';
import { strictObject } from '../base/endpoint/schema.ts';

/** Who is named on record: a name without a letter is no person's. */
const person = Type.String({ minLength: 1, maxLength: 80, pattern: '\\p{L}' });
const source = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });

/** A thousand rupees for one unit: no currency of the store is near it. */
const Paise = Type.Integer({ minimum: 1, maximum: 100_000 });
const Rates = strictObject(
  Object.fromEntries(FOREIGN_CURRENCIES.map((currency) => [currency, Paise])) as Record<
    ForeignCurrency,
    typeof Paise
  >,
);
export const ExchangePublishBody = strictObject({
  paise_per_unit: Rates,
  /** When they begin to count; now when left out. */
  effective_from: Type.Optional(Moment),
  source,
  published_by: person,
  /** Says that a rate more than a tenth away from the one it takes the place of is meant. */
  large_move: Type.Optional(Type.Boolean()),
});
export const ExchangeList = Type.Object({
  results: Type.Array(
    Type.Object({
      version: Type.Integer(),
      effective_from: Type.String(),
      paise_per_unit: Type.Partial(Rates),
      source: Type.String(),
      published_by: Type.String(),
      /** The second person, where the jump asked for one. */
      confirmed_by: Type.Union([Type.String(), Type.Null()]),
      published_at: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  waiting: Type.Array(
    Type.Object({
      proposal_id: Type.String(),
      effective_from: Type.Union([Type.String(), Type.Null()]),
      paise_per_unit: Rates,
      source: Type.String(),
      proposed_by: Type.String(),
      proposed_at: Type.String(),
      moved_bp: Type.Integer(),
    }),
  ),
});

/** A lakh of rupees for one gram is far above gold. */
const PaisePerGram = Type.Integer({ minimum: 1_000_00, maximum: 1_00_000_00 });
const GoldOfDay = strictObject({ 14: PaisePerGram, 18: PaisePerGram, 22: PaisePerGram, 24: PaisePerGram });
export const GoldPublishBody = strictObject({
  /** Paise for a gram, by karat. */
  paise_per_gram: GoldOfDay,
  /** When they begin to count; now when left out. */
  effective_from: Type.Optional(Moment),
  source,
  published_by: person,
});
/** Of gold and of money alike. */
export const RatesPublished = Type.Union([
  Type.Object({
    state: Type.Literal('published'),
    version: Type.Integer(),
    effective_from: Type.String(),
  }),
  Type.Object({
    state: Type.Literal('waiting'),
    proposal_id: Type.String(),
    /** The farthest move of one of them, in basis points. */
    moved_bp: Type.Integer(),
  }),
]);
export const RatesDecideBody = strictObject({
  proposal_id: Type.String({ format: 'uuid' }),
  decision: Type.Union([Type.Literal('publish'), Type.Literal('drop')]),
  decided_by: person,
});
export const RatesDecided = Type.Object({
  version: Type.Union([Type.Integer(), Type.Null()]),
  effective_from: Type.Union([Type.String(), Type.Null()]),
});
export const GoldRateList = Type.Object({
  results: Type.Array(
    Type.Object({
      version: Type.Integer(),
      effective_from: Type.String(),
      paise_per_gram: GoldOfDay,
      source: Type.String(),
      published_by: Type.String(),
      /** The second person, where the jump asked for one. */
      confirmed_by: Type.Union([Type.String(), Type.Null()]),
      published_at: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  waiting: Type.Array(
    Type.Object({
      proposal_id: Type.String(),
      effective_from: Type.Union([Type.String(), Type.Null()]),
      paise_per_gram: GoldOfDay,
      source: Type.String(),
      proposed_by: Type.String(),
      proposed_at: Type.String(),
      moved_bp: Type.Integer(),
    }),
  ),
});

const NoticeWords = strictObject({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  body: Type.String({ minLength: 1, maxLength: 400 }),
});
export const NoticeBody = strictObject({
  topic: Type.Literal(PUSH_TOPIC),
  words: strictObject(byLocale(() => NoticeWords)),
  /** Path of the store without a language prefix, where a tap leads. */
  path: Type.String({ pattern: '^/([A-Za-z0-9][\\x21-\\x7e]*)?$', maxLength: 400 }),
  sent_by: Type.String({ minLength: 1, maxLength: 80 }),
});
export const NoticeSent = Type.Object({ notice_id: Type.String(), recipients: Type.Integer() });
export const Notices = Type.Object({
  results: Type.Array(
    Type.Object({
      notice_id: Type.String(),
      topic: Type.String(),
      sent_by: Type.String(),
      words: Type.Any(),
      recipients: Type.Integer(),
      sent_at: Type.String(),
    }),
  ),
});

/** Neither for whom nor what: staff who look after deliveries need not read them. */
export const DeadDeliveries = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      channel: Type.String(),
      type: Type.String(),
      key: Type.String(),
      template: Type.String(),
      attempts: Type.Integer(),
      last_error: Type.String(),
      created_at: Type.String(),
      settled_at: Type.String(),
      can_revive: Type.Boolean(),
    }),
  ),
});
export const FailedJobs = Type.Object({
  results: Type.Array(Type.Object({ name: Type.String(), failed_at: Type.String(), error: Type.String() })),
});
export const ReviveBody = strictObject({ id: Type.String({ format: 'uuid' }) });
export const Revived = Type.Object({ id: Type.String() });
