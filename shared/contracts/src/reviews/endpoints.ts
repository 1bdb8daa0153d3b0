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
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, HOUR_SECONDS, type Limit } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('reviews');

/** Reviews of one customer with photos to draw. */
const DRAWINGS: Limit = { name: 'review-photos', seconds: HOUR_SECONDS, counts: 'told', customer: 20 };
/** Designs that a customer may write of without having got one: each is read by the store's people. */
const UNBOUGHT: Limit = { name: 'reviews-unbought', seconds: DAY_SECONDS, counts: 'told', customer: 20 };

export const reviewList = get('customer_reviews_ratings/reviews/', 'public', {
  summary: 'What customers say about a design, and how often each rating was given',
  query: ReviewsQuery,
  answer: ReviewPage,
});

export const reviewPhoto = get('customer_reviews_ratings/reviews/photo/', 'public', {
  summary: 'A photo of a review that is shown',
  query: ReviewPhotoQuery,
  whole: Download,
});

export const reviewOwn = get('customer_reviews_ratings/reviews/own/', 'customer', {
  summary: "The customer's own review of a design, and whether a piece of it was delivered to them",
  query: OwnReviewQuery,
  answer: OwnReviewAnswer,
});

export const reviewAdd = post('customer_reviews_ratings/reviews/add/', 'customer', {
  once: true,
  photos: true,
  summary: 'Writes a review of a design, or another one in its place',
  body: ReviewBody,
  answer: OwnReview,
  conflict: OwnReview,
  limit: [DRAWINGS, UNBOUGHT],
});

export const reviewDelete = post('customer_reviews_ratings/reviews/delete/', 'customer', {
  once: true,
  summary: "Deletes the customer's own review",
  body: ReviewIdBody,
  answer: ReviewReported,
});

export const reviewHelpful = post('customer_reviews_ratings/reviews/helpful/', 'customer', {
  once: true,
  summary: 'Says that a review helped, or takes that back',
  body: ReviewVoteBody,
  answer: ReviewVote,
});

export const reviewReport = post('customer_reviews_ratings/reviews/report/', 'customer', {
  once: true,
  summary: "Tells the store's people that a review should not be shown",
  body: ReviewReportBody,
  answer: ReviewReported,
});
