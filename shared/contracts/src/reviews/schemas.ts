/** What customers say about designs. */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { RequestPhoto } from '../orders/schemas.ts';
import { REQUEST_PHOTOS } from '../orders/photos.ts';
import { REPORT_REASONS, REVIEW_SORTS, REVIEWS } from './rules.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const locale = Language;
const stars = Type.Integer({ minimum: 1, maximum: 5 });
const productId = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
export const reviewId = Type.String({ format: 'uuid' });

/** Of a design: `sku` of any of its pieces (specification §7), or its number. */
export const ReviewsQuery = strictObject({
  sku: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  product_id: Type.Optional(productId),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  page_size: Type.Integer({ minimum: 1, maximum: 20, default: REVIEWS.pageSize }),
  sort: Type.Optional(oneOf(REVIEW_SORTS)),
  rating: Type.Optional(stars),
  /** Only those of people to whom a piece was delivered. */
  bought: Type.Optional(Type.Boolean()),
  locale: Type.Optional(locale),
  /** Where it has few of its own, also those of designs like it. */
  similar: Type.Optional(Type.Boolean()),
});
export type ReviewsQuery = Static<typeof ReviewsQuery>;

/** A photo as the store drew it again; its file is behind `reviews/photo/`. Pixels. */
const ReviewPhoto = Type.Object({ photo_id: Type.String(), width: Type.Integer(), height: Type.Integer() });
export type ReviewPhoto = Static<typeof ReviewPhoto>;

export const ReviewPhotoQuery = strictObject({ photo_id: reviewId });

export const Review = Type.Object({
  review_id: Type.String(),
  rating: Type.Integer(),
  title: Type.String(),
  body: Type.String(),
  locale,
  author: Type.String(),
  /** A piece of the design was delivered to the customer who wrote it. */
  bought: Type.Boolean(),
  /** ISO date and time. */
  created_at: Type.String(),
  helpful: Type.Integer(),
  /** The store's answer; `''` for none. */
  reply: Type.String(),
  replied_at: Type.String(),
  /** No customer wrote it: it shows how reviews look in a store that is tried. */
  demo: Type.Optional(Type.Boolean()),
  /** Left out by answers older than photos. */
  photos: Type.Optional(Type.Array(ReviewPhoto)),
});
export type Review = Static<typeof Review>;

export const ReviewSummary = Type.Object({
  count: Type.Integer(),
  /** Tenths of a star, rounded half up; 0 where no customer said anything. */
  average_tenths: Type.Integer(),
  /** How often one, two, three, four and five stars were given. */
  stars: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
});
export type ReviewSummary = Static<typeof ReviewSummary>;

/** What is said about a design like the one that was asked for. */
const SimilarReview = Type.Object({
  product_id: Type.Integer(),
  product_title: Type.String(),
  title_hi: Type.String(),
  /** Of the product's page. */
  url: Type.String(),
  review: Review,
});
export type SimilarReview = Static<typeof SimilarReview>;

export const ReviewPage = Type.Object({
  product_id: Type.Integer(),
  product_title: Type.String(),
  title_hi: Type.String(),
  /** Of the product's page. */
  url: Type.String(),
  summary: ReviewSummary,
  results: Type.Array(Review),
  page: Type.Integer(),
  page_size: Type.Integer(),
  /** Those that were asked for. */
  count: Type.Integer(),
  /** Some of what its figures are counted from is demo data. */
  demo: Type.Optional(Type.Boolean()),
  similar: Type.Optional(Type.Array(SimilarReview)),
});
export type ReviewPage = Static<typeof ReviewPage>;

export const OwnReviewQuery = strictObject({ product_id: productId });
export const OwnReview = Type.Object({
  ...Review.properties,
  state: oneOf(['waiting', 'shown', 'refused']),
  /** Why it was refused; `''` otherwise. */
  reason: Type.String(),
  /** Grows with every change. */
  version: Type.Integer(),
});
export type OwnReview = Static<typeof OwnReview>;

/** What a customer may say about a design, and what they have said. */
export const OwnReviewAnswer = Type.Object({
  bought: Type.Boolean(),
  review: Type.Union([OwnReview, Type.Null()]),
});
export type OwnReviewAnswer = Static<typeof OwnReviewAnswer>;

/** Of a design, as in {@link ReviewsQuery}. `version` of the review that it takes the place of; 0 for the first. */
export const ReviewBody = strictObject({
  sku: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  product_id: Type.Optional(productId),
  rating: stars,
  title: Type.String({ minLength: 1, maxLength: 4 * REVIEWS.titleMax }),
  text: Type.String({ maxLength: 2 * REVIEWS.bodyMax }),
  version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_646 })),
  /** Those that are added, after those that stay. */
  photos: Type.Optional(Type.Array(RequestPhoto, { maxItems: REQUEST_PHOTOS.most })),
  /** Of the review before: these stay, the others go. */
  kept_photos: Type.Optional(Type.Array(reviewId, { maxItems: REQUEST_PHOTOS.most })),
});
export type ReviewBody = Static<typeof ReviewBody>;

export const ReviewIdBody = strictObject({ review_id: reviewId });
export const ReviewVoteBody = strictObject({ review_id: reviewId, helpful: Type.Boolean() });
export const ReviewVote = Type.Object({ review_id: Type.String(), helpful: Type.Integer() });
export const ReviewReportBody = strictObject({ review_id: reviewId, reason: oneOf(REPORT_REASONS) });
export const ReviewReported = Type.Object({ review_id: Type.String() });
