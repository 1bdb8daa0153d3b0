/** Reviews that the store's people look at. */
import {
  ReviewModerateBody,
  ReviewReplyBody,
  StaffReview,
  StaffReviews,
  StaffReviewsQuery,
} from './staff-schemas.ts';
import { Download } from '../base/endpoint/envelope.ts';
import { ReviewPhotoQuery } from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const staffReviews = endpoint({
  method: 'GET',
  path: 'review/list/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Reviews that wait or were reported, the oldest first',
  query: StaffReviewsQuery,
  answer: StaffReviews,
});

export const staffReviewPhoto = endpoint({
  method: 'GET',
  path: 'review/photo/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'A photo of a review, before it is shown, too',
  query: ReviewPhotoQuery,
  whole: Download,
});

export const reviewModerate = endpoint({
  method: 'POST',
  path: 'review/moderate/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Shows a review or refuses it with a reason; its reports are dealt with',
  body: ReviewModerateBody,
  answer: StaffReview,
});

export const reviewReply = endpoint({
  method: 'POST',
  path: 'review/reply/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: "The store's answer below a review",
  body: ReviewReplyBody,
  answer: StaffReview,
});
