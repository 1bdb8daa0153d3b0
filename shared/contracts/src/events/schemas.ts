/**
 * What browsers tell the store about itself: what is looked at and bought, how quick it was, and
 * what broke. Nothing in it names a person, an address of a page, or a device (specification §6).
 */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { COUNTRY_VALUES } from '../base/country-options.ts';
import { FAULT_KINDS } from '../release-delivery/canary-reports.ts';
import { RemoteName, Version } from '../release-delivery/descriptor.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

/** The specification's two words for who is there. */
const AUDIENCES = ['LoggedIn', 'Guest User'] as const;

const COUNTED = [
  'page-shown',
  'product-viewed',
  'bag-added',
  'bag-removed',
  'wishlist-added',
  'wishlist-removed',
  'signed-in',
  'signed-out',
  'chat-started',
] as const;
export type Counted = (typeof COUNTED)[number];

const ProductId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const CountedEvent = strictObject({
  name: oneOf(COUNTED),
  /** Owner and name of the page it happened on: `catalog`, `product`. Never its address. */
  remote: RemoteName,
  route: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
  product_id: Type.Optional(ProductId),
  /** Of a design that is looked at for the first time: what this browser looked at before it. Only pairs are kept. */
  after: Type.Optional(Type.Array(ProductId, { minItems: 1, maxItems: 4 })),
});
export type CountedEvent = Static<typeof CountedEvent>;

export const EventBatch = strictObject({
  audience: oneOf(AUDIENCES),
  country: oneOf(COUNTRY_VALUES),
  locale: Language,
  events: Type.Array(CountedEvent, { minItems: 1, maxItems: 50 }),
});
export type EventBatch = Static<typeof EventBatch>;

const Source = { remote: RemoteName, version: Version } as const;

export const Vital = strictObject({
  ...Source,
  /** `soft-…` of a visit inside the document, as the browser sees it (Chromium from 151); the others of the whole document. */
  name: oneOf(['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'soft-LCP', 'soft-INP', 'soft-CLS', 'soft-FCP'] as const),
  /** Milliseconds; `CLS` has no unit. */
  value: Type.Number({ minimum: 0, maximum: 600_000 }),
  /** Whose page was on screen; the part that it is about may be another's. */
  page: Type.Optional(strictObject(Source)),
});
export type Vital = Static<typeof Vital>;

export const BrowserError = strictObject({
  ...Source,
  /** Class of the error. Its words may quote what a shopper typed: they stay in the browser. */
  kind: Type.String({ pattern: '^[A-Za-z]{1,40}$' }),
  /** File, line and column of our own code; empty when no frame was ours. */
  place: Type.String({ pattern: '^(/(remotes|shell)/[A-Za-z0-9_@~./-]{1,180}:[0-9]{1,7}:[0-9]{1,7})?$' }),
});
export type BrowserError = Static<typeof BrowserError>;

/** How a visit goes. It says nothing of who visits: each sign is told once in a session of a tab. */
export const Visit = strictObject({
  /** The canary in whose comparison it counts; none runs, or the visitor has no group. */
  canary: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  cohort: oneOf(['control', 'canary'] as const),
  /** This document is on screen. */
  shown: Type.Boolean(),
  /** The first document of the session. */
  begun: Type.Boolean(),
  /** The first fault of the session, the first piece in the bag, the first order. */
  faulty: Type.Boolean(),
  bagged: Type.Boolean(),
  ordered: Type.Boolean(),
  /** The first fault of its kind in a release; `first`: of any kind. */
  faults: Type.Array(
    strictObject({ ...Source, kind: oneOf(FAULT_KINDS), first: Type.Optional(Type.Boolean()) }),
    { maxItems: 20 },
  ),
  /** Whose pages were shown, how often, and whether that is the first of the session. */
  pages: Type.Optional(
    Type.Array(
      strictObject({
        ...Source,
        views: Type.Integer({ minimum: 1, maximum: 1_000 }),
        begun: Type.Boolean(),
      }),
      { maxItems: 20 },
    ),
  ),
});
export type Visit = Static<typeof Visit>;

export const InsightBatch = strictObject({
  vitals: Type.Array(Vital, { maxItems: 20 }),
  errors: Type.Array(BrowserError, { maxItems: 20 }),
  visit: Type.Optional(Visit),
});
export type InsightBatch = Static<typeof InsightBatch>;
