/** What customers asked to be told of designs: that one is back, or that its price fell. */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { WATCH_KINDS } from './rules.ts';
import { strictObject } from '../base/endpoint/schema.ts';

const kind = Type.Enum(WATCH_KINDS);
const word = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9 .+-]+$' });

/** Options left out are the design's default. The price is of the currency the shopper reads. */
export const WatchBody = strictObject({
  product_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  karat: Type.Optional(Type.Integer({ minimum: 9, maximum: 24 })),
  colour: Type.Optional(word),
  size: Type.Optional(word),
  kind,
  /** Of a watched price: at this or below, in minor units. */
  at_most_paise: Type.Optional(Type.Integer({ minimum: 100, maximum: 2_000_000_000 })),
  /** Of the page it was asked on, in which letters are written. */
  locale: Type.Optional(Language),
});

export type WatchBody = Static<typeof WatchBody>;

export const Watch = Type.Object({
  watch_id: Type.String(),
  kind,
  product_id: Type.Integer(),
  product_title: Type.String(),
  title_hi: Type.String(),
  /** Language-neutral; `''` for what is not sold any more. */
  url: Type.String(),
  karat: Type.Integer(),
  colour: Type.String(),
  size: Type.String(),
  /** `null` where the price is not what is waited for. */
  at_most_paise: Type.Union([Type.Integer(), Type.Null()]),
  currency: Type.String(),
  /** ISO date and time. */
  created_at: Type.String(),
});
export type Watch = Static<typeof Watch>;

export const Watches = Type.Object({
  results: Type.Array(Watch),
  /** `false`: every way was switched off, or there is none, so that no customer can be told; left out by earlier releases. */
  reachable: Type.Optional(Type.Boolean()),
});
export type Watches = Static<typeof Watches>;

export const WatchStopBody = strictObject({ watch_id: Type.String({ format: 'uuid' }) });

/** The same by e-mail, for somebody without an account. */
export const GuestWatchBody = strictObject({
  ...WatchBody.properties,
  email: Type.String({ minLength: 3, maxLength: 254 }),
});

/** A letter asks there whether it is wanted; the same answer for every address. */
export const GuestWatchSent = Type.Object({ sent_to: Type.String() });
export type GuestWatchSent = Static<typeof GuestWatchSent>;

/** Has the address in it, sealed: as long as the longest one makes it. */
const token = Type.String({ pattern: '^[A-Za-z0-9_-]{8,700}\\.[A-Za-z0-9_-]{43}$' });
export const GuestWatchQuery = strictObject({ token });
export const GuestWatchTokenBody = strictObject({ token });
/** What the page of a letter sends where no script runs. */
export const GuestWatchForm = strictObject({ token, answer: Type.Enum(['yes', 'no']), lang: Language });
/** What a mail programme sends says nothing more than its address. */
export const GuestWatchUnsubscribeBody = strictObject({});

export const GuestWatch = Type.Object({
  /** `asked`: the address has not said yes. */
  state: Type.Enum(['asked', 'waiting', 'told']),
  watch: Watch,
});
export type GuestWatch = Static<typeof GuestWatch>;

/** How many it waited for. */
export const GuestWatchStopped = Type.Object({ stopped: Type.Integer() });
export type GuestWatchStopped = Static<typeof GuestWatchStopped>;
