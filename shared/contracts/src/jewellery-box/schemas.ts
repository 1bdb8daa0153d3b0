/**
 * What a customer has: pieces bought here and delivered, and pieces from elsewhere written down by hand.
 * Reason for its length: the answers are made of each other.
 * Amounts are paise, weights milligrams, stones millicarats, days ISO days in India (`2026-11-26`).
 *
 * The value of a piece is its gold at today's rate and its stones at today's price book (domain rules
 * §2.11: G and D), without making and tax; the same function as the exchange quote of the order page
 * computes it. Of pieces from elsewhere it is their gold only. What each is, says decision 0047.
 */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import {
  CARE_KINDS,
  CARE_REPEATS,
  EXTERNAL_PIECE,
  EXTERNAL_PIECE_KARATS,
  EXTERNAL_PIECE_METALS,
  SHARE_DAYS,
} from './rules.ts';
import { REQUEST_PHOTOS } from '../orders/photos.ts';
import { ProductCard, SizeNames } from '../catalogue/schemas.ts';
import { ExchangeQuote } from '../exchange/schemas.ts';
import { RequestPhoto } from '../orders/schemas.ts';
import { pieceMarks } from '../orders/piece-certificate.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const uuid = Type.String({ format: 'uuid' });
const day = String.raw`^\d{4}-\d{2}-\d{2}$`;

/** What a customer is reminded of, about one piece. */
export const CareReminder = Type.Object({
  reminder_id: Type.String(),
  kind: oneOf(CARE_KINDS),
  /** The day it is said next; of a yearly one it moves on when it was said. */
  due_on: Type.String(),
  repeat: oneOf(CARE_REPEATS),
});
export type CareReminder = Static<typeof CareReminder>;

/** `value_paise` = gold + stones. */
const BoxValue = Type.Object({
  gold_paise: Type.Integer(),
  stones_paise: Type.Integer(),
  value_paise: Type.Integer(),
  /** Of a gram of its metal. */
  gold_rate_paise: Type.Integer(),
  rate_version: Type.Integer(),
});

const BoxStone = Type.Object({
  /** Its id, and what it is called. */
  type: Type.String(),
  type_en: Type.String(),
  type_hi: Type.String(),
  shape: Type.String(),
  quality: Type.String(),
  /** Of the whole entry, as weights are. */
  count: Type.Integer(),
  millicarat: Type.Integer(),
});
export type BoxStone = Static<typeof BoxStone>;

/** What the piece was worth at the end of a day. */
const CoursePoint = Type.Object({ day: Type.String(), value_paise: Type.Integer() });
export type CoursePoint = Static<typeof CoursePoint>;

const pictures = ProductCard.properties.images.properties.product_images;

/** A line of a delivered order: what was bought in one line comes back in one, so several of one kind are one entry. */
export const BoxPiece = Type.Object({
  order_item_id: Type.String(),
  order_no: Type.String(),
  delivered_on: Type.String(),
  /**
   * `in-service`: a resize or a repair is asked for; it stays the customer's and counts.
   * `going-back`: a return or handing it in is under way, see `going_back`; it is shown, it cannot be
   * handed in and counts in no total. Afterwards it is no longer here.
   */
  state: oneOf(['kept', 'in-service', 'going-back']),
  going_back: oneOf(['', 'return', 'exchange', 'buy-back']),
  product_id: Type.Integer(),
  design_code: Type.String(),
  sku: Type.String(),
  title: Type.String(),
  title_hi: Type.String(),
  category_name: Type.String(),
  /** Of the product page; `''` when the design is no longer sold. */
  url: Type.String(),
  /** Whether `product/piece/` has its shape, by `product_id` and `size`. */
  has_model: Type.Boolean(),
  /** As it was sold; templates with `{w}` as on cards. */
  pictures,
  karat: Type.Integer(),
  colour: Type.String(),
  size: Type.String(),
  size_names: Type.Optional(SizeNames),
  engraving: Type.String(),
  /** Pieces of this entry; weights, stones and amounts are of all together. */
  quantity: Type.Integer(),
  /** Karat with fineness, `22K916`; the fineness of a coin, `999`. */
  purity: Type.String(),
  net_weight_mg: Type.Integer(),
  gross_weight_mg: Type.Integer(),
  stones: Type.Array(BoxStone),
  /** `sale`: written down when it was sold. `design`: sold before that was done, so as the design is today. `''`: neither is known, `stones` is empty. */
  stones_from: oneOf(['sale', 'design', '']),
  ...pieceMarks,
  /** `order/order/invoice/` has its invoice. */
  has_invoice: Type.Boolean(),
  /** After the coupon, tax included, in the minor units of the order's currency. */
  paid_paise: Type.Integer(),
  currency: Type.String(),
  /** `null` when its gold or its stones cannot be valued: the design is gone and it has stones, or there is no rate. */
  value: Type.Union([Type.Null(), BoxValue]),
  /** As `exchange/quote` answers them; `null` for what is never taken back (coins, loose stones, orders from abroad), what is going back, and designs that are gone. */
  exchange: Type.Union([Type.Null(), ExchangeQuote.properties.exchange]),
  buyback: Type.Union([Type.Null(), ExchangeQuote.properties.buyback]),
  /**
   * From the day of delivery to today, the oldest first: a point for each day with another gold rate, thinned to
   * `BOX.coursePoints`. A day has the rate that held at its end. It follows the gold alone: prices of stones
   * are not kept, so each point has the stones at today's. The last is `value`. Empty without a value.
   */
  course: Type.Array(CoursePoint),
  reminders: Type.Array(CareReminder),
});
export type BoxPiece = Static<typeof BoxPiece>;

/** Sum of the values of pieces that have one; pieces without are counted beside it. */
const Sum = Type.Object({
  gold_paise: Type.Integer(),
  stones_paise: Type.Integer(),
  /** gold + stones. */
  value_paise: Type.Integer(),
  /** Entries that are in the sum. */
  valued: Type.Integer(),
  /** Entries that have no value and are not in it. */
  without_value: Type.Integer(),
});

/** Of everything there is, whatever page was asked for; one measure only, what exchange or buy-back would bring is in no sum. */
export const BoxTotal = Type.Object({
  ...Sum.properties,
  bought: Sum,
  /** Their gold only: `stones_paise` is 0. */
  elsewhere: Sum,
  /** Entries on their way back, in no sum. */
  going_back: Type.Integer(),
});
export type BoxTotal = Static<typeof BoxTotal>;

export const JewelleryBoxQuery = strictObject({
  page: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }),
});
/** `box/list/`: bought pieces, the latest delivery first; the total is of the pieces from elsewhere, too. */
export const JewelleryBox = Type.Object({
  /** ISO time of the values. */
  as_of: Type.String(),
  total: BoxTotal,
  results: Type.Array(BoxPiece),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
});
export type JewelleryBox = Static<typeof JewelleryBox>;

/** All of a piece from elsewhere, as a form holds it. Empty texts and `null` are not known. */
const ExternalPieceFields = {
  name: Type.String({ minLength: 1, maxLength: EXTERNAL_PIECE.nameMax }),
  metal: oneOf(EXTERNAL_PIECE_METALS),
  /** Of gold; `null` for another metal, or gold of another karat. */
  karat: Type.Union([Type.Null(), oneOf(EXTERNAL_PIECE_KARATS)]),
  net_weight_mg: Type.Union(
    [Type.Null(), Type.Integer({ minimum: EXTERNAL_PIECE.mg.least, maximum: EXTERNAL_PIECE.mg.most })],
    { 'x-text': 'grams' },
  ),
  /** In the customer's own words. */
  stones: Type.String({ maxLength: EXTERNAL_PIECE.stonesMax }),
  huid: Type.String({ pattern: '^(?:[A-Z0-9]{6})?$', 'x-text': 'huid' }),
  bought_on: Type.String({ pattern: String.raw`^(?:\d{4}-\d{2}-\d{2})?$`, 'x-text': 'dayBefore' }),
  paid_paise: Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: EXTERNAL_PIECE.paidMax })], {
    'x-text': 'rupees',
  }),
  note: Type.String({ maxLength: EXTERNAL_PIECE.noteMax }),
};
/** Pictures as base64, drawn again by the browser so that nothing of place and camera is in them. */
const photos = Type.Array(RequestPhoto, { maxItems: REQUEST_PHOTOS.most });

/** A fault of a field is `REQUEST.INVALID` with `fields`; others: `BOX.TOO_MANY`, `ORDER.PHOTO_INVALID`, `ORDER.PHOTO_TOO_LARGE`. */
export const ExternalPieceBody = strictObject({ ...ExternalPieceFields, photos: Type.Optional(photos) });
export type ExternalPieceBody = Static<typeof ExternalPieceBody>;

/** Which piece, and the version a change was made of: another one is `BOX.CHANGED` with the piece as it is now. */
const Known = { piece_id: uuid, version: Type.Integer({ minimum: 1, maximum: 2_147_483_646 }) };
/** `photos` take the place of all there were; left out, those stay. */
export const ExternalPieceUpdateBody = strictObject({
  ...Known,
  ...ExternalPieceFields,
  photos: Type.Optional(photos),
});
export type ExternalPieceUpdateBody = Static<typeof ExternalPieceUpdateBody>;
export const ExternalPieceIdBody = strictObject(Known);

export const ExternalPiece = Type.Object({
  piece_id: Type.String(),
  /** Grows with every change. */
  version: Type.Integer(),
  ...ExternalPieceFields,
  /** How many; `box/elsewhere/photo/` has them by position from 1 on. */
  photos: Type.Integer(),
  /** Weight of gold at today's rate of its karat; `null` when it is no gold, or weight or karat are not known. */
  value: Type.Union([Type.Null(), BoxValue]),
  reminders: Type.Array(CareReminder),
});
export type ExternalPiece = Static<typeof ExternalPiece>;

/** The latest written down first; never more than `EXTERNAL_PIECE.most`. */
export const ExternalPieces = Type.Object({ results: Type.Array(ExternalPiece), count: Type.Integer() });
export type ExternalPieces = Static<typeof ExternalPieces>;

const position = Type.Integer({ minimum: 1, maximum: REQUEST_PHOTOS.most });
export const ExternalPiecePhotoQuery = strictObject({ piece_id: uuid, position });

/** `origin` says which id `piece_id` is: `order_item_id` of a bought piece, or that of one from elsewhere. */
const whichPiece = { origin: oneOf(['store', 'elsewhere']), piece_id: uuid };
/** One per piece and kind: said again it takes the place of what was. `due_on` is after today, within ten years. */
export const CareReminderBody = strictObject({
  ...whichPiece,
  kind: oneOf(CARE_KINDS),
  due_on: Type.String({ pattern: day, 'x-text': 'dayAfter' }),
  repeat: oneOf(CARE_REPEATS),
});
export type CareReminderBody = Static<typeof CareReminderBody>;
export const CareReminderOffBody = strictObject({ ...whichPiece, kind: oneOf(CARE_KINDS) });
/** All of that piece, by day. */
export const CareReminders = Type.Object({ results: Type.Array(CareReminder) });
export type CareReminders = Static<typeof CareReminders>;

export const BoxShareBody = strictObject({ days: oneOf(SHARE_DAYS), with_values: Type.Boolean() });
export type BoxShareBody = Static<typeof BoxShareBody>;
export const BoxShareIdBody = strictObject({ share_id: uuid });
/** A link that works. */
export const BoxShare = Type.Object({
  share_id: Type.String(),
  with_values: Type.Boolean(),
  created_at: Type.String(),
  expires_at: Type.String(),
});
export type BoxShare = Static<typeof BoxShare>;
/** `token` is told this once and kept hashed; `path` is the page that shows the box, without a language: `/jewellery-box/shared/{token}/`. */
export const BoxShareCreated = Type.Object({
  ...BoxShare.properties,
  token: Type.String(),
  path: Type.String(),
});
export type BoxShareCreated = Static<typeof BoxShareCreated>;
/** Those that work, the latest first. */
export const BoxShares = Type.Object({ results: Type.Array(BoxShare) });
export type BoxShares = Static<typeof BoxShares>;

const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
export const SharedBoxQuery = strictObject({ token });
export const SharedPhotoQuery = strictObject({ token, piece_id: uuid, position });

/** A piece as a reader who has the link sees it: no size, no order, no price paid, no HUID, no note. */
const SharedPiece = Type.Object({
  origin: oneOf(['store', 'elsewhere']),
  /** Of a piece from elsewhere, for its photographs; `''` of a bought one. */
  piece_id: Type.String(),
  title: Type.String(),
  title_hi: Type.String(),
  /** Empty for pieces from elsewhere: those have `photos`, by `box/shared/photo/`. */
  pictures,
  photos: Type.Integer(),
  metal: oneOf(EXTERNAL_PIECE_METALS),
  karat: Type.Union([Type.Null(), Type.Integer()]),
  /** `''` where it is not known. */
  colour: Type.String(),
  quantity: Type.Integer(),
  net_weight_mg: Type.Union([Type.Null(), Type.Integer()]),
  stones: Type.Array(BoxStone),
  /** Of a piece from elsewhere, in its owner's words. */
  stones_text: Type.String(),
  /** `null` without values, too. */
  value: Type.Union([Type.Null(), BoxValue]),
});
export type SharedPiece = Static<typeof SharedPiece>;

/** Never with pieces that go back. A link that never was, ended or was taken back: `BOX.SHARE_NOT_FOUND`, 404. */
export const SharedBox = Type.Object({
  as_of: Type.String(),
  expires_at: Type.String(),
  with_values: Type.Boolean(),
  /** `null` without values. */
  total: Type.Union([Type.Null(), Sum]),
  pieces: Type.Array(SharedPiece),
});
export type SharedBox = Static<typeof SharedBox>;

/** The browser's language when left out. */
export const BoxStatementQuery = strictObject({ lang: Type.Optional(Language) });
