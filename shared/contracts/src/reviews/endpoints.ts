/** Reviews of designs: read by anybody, written by customers about pieces of theirs. */
import {
  OwnReview,
  OwnReviewAnswer,
  OwnReviewQuery,
  ReviewBody,
  ReviewIdBody,
  ReviewPage,
  ReviewPhotoQuery,
  ReviewReportBody,
  ReviewReported,
  ReviewsQuery,
  ReviewVote,
  ReviewVoteBody,
} from './schemas.ts';
import { Download } from '../base/endpoint/envelope.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, HOUR_SECONDS, type Limit } from '../base/endpoint/limit.ts';

const tag = 'reviews';

/** Reviews of one customer with photos to draw. */
const DRAWINGS: Limit = { name: 'review-photos', seconds: HOUR_SECONDS, counts: 'told', customer: 20 };
/** Designs that a customer may write of without having got one: each is read by the store's people. */
const UNBOUGHT: Limit = { name: 'reviews-unbought', seconds: DAY_SECONDS, counts: 'told', customer: 20 };

export const reviewList = endpoint({
  method: 'GET',
  path: 'customer_reviews_ratings/reviews/',
  access: 'public',
  tag,
  summary: 'What customers say about a design, and how often each rating was given',
  query: ReviewsQuery,
  answer: ReviewPage,
});

export const reviewPhoto = endpoint({
  method: 'GET',
  path: 'customer_reviews_ratings/reviews/photo/',
  access: 'public',
  tag,
  summary: 'A photo of a review that is shown',
  query: ReviewPhotoQuery,
  whole: Download,
});

export const reviewOwn = endpoint({
  method: 'GET',
  path: 'customer_reviews_ratings/reviews/own/',
  access: 'customer',
  tag,
  summary: "The customer's own review of a design, and whether a piece of it was delivered to them",
  query: OwnReviewQuery,
  answer: OwnReviewAnswer,
});

export const reviewAdd = endpoint({
  method: 'POST',
  path: 'customer_reviews_ratings/reviews/add/',
  access: 'customer',
  once: true,
  photos: true,
  tag,
  summary: 'Writes a review of a design, or another one in its place',
  body: ReviewBody,
  answer: OwnReview,
  conflict: OwnReview,
  limit: [DRAWINGS, UNBOUGHT],
});

export const reviewDelete = endpoint({
  method: 'POST',
  path: 'customer_reviews_ratings/reviews/delete/',
  access: 'customer',
  once: true,
  tag,
  summary: "Deletes the customer's own review",
  body: ReviewIdBody,
  answer: ReviewReported,
});

export const reviewHelpful = endpoint({
  method: 'POST',
  path: 'customer_reviews_ratings/reviews/helpful/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Says that a review helped, or takes that back',
  body: ReviewVoteBody,
  answer: ReviewVote,
});

export const reviewReport = endpoint({
  method: 'POST',
  path: 'customer_reviews_ratings/reviews/report/',
  access: 'customer',
  once: true,
  tag,
  summary: "Tells the store's people that a review should not be shown",
  body: ReviewReportBody,
  answer: ReviewReported,
});
