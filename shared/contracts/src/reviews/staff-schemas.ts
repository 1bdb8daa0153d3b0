/** What the store's people see of reviews, and do with them. */
import { Type, type Static } from 'typebox';
import { OwnReview, reviewId } from './schemas.ts';

const strict = { additionalProperties: false } as const;
const by = Type.String({ minLength: 1, maxLength: 80 });
/** Of what was looked at: words that were changed since are not decided about, nor answered. */
const version = Type.Integer({ minimum: 1, maximum: 2_147_483_646 });

/** `waiting`: not shown yet; `reported`: shown, and a reader minds. Both when left out. */
export const StaffReviewsQuery = Type.Object(
  {
    of: Type.Optional(Type.Union([Type.Literal('waiting'), Type.Literal('reported')])),
    page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  },
  strict,
);
export const StaffReview = Type.Object({
  ...OwnReview.properties,
  product_id: Type.Integer(),
  reports: Type.Integer(),
  /** Each reason with how many gave it. */
  reported: Type.Record(Type.String(), Type.Integer()),
  decided_by: Type.String(),
  decided_at: Type.String(),
  replied_by: Type.String(),
});
export type StaffReview = Static<typeof StaffReview>;
/** The longest waiting first. */
export const StaffReviews = Type.Object({
  results: Type.Array(StaffReview),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
});

/** A reason is needed to refuse. */
export const ReviewModerateBody = Type.Object(
  {
    review_id: reviewId,
    version,
    decision: Type.Union([Type.Literal('shown'), Type.Literal('refused')]),
    reason: Type.Optional(Type.String({ maxLength: 300 })),
    decided_by: by,
  },
  strict,
);
/** An empty answer takes the answer back. */
export const ReviewReplyBody = Type.Object(
  { review_id: reviewId, version, reply: Type.String({ maxLength: 1000 }), replied_by: by },
  strict,
);
