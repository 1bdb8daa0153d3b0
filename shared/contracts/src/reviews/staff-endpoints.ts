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
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('staff');

export const staffReviews = get('review/list/', 'staff-view', {
  summary: 'Reviews that wait or were reported, the oldest first',
  query: StaffReviewsQuery,
  answer: StaffReviews,
});

export const staffReviewPhoto = get('review/photo/', 'staff-view', {
  summary: 'A photo of a review, before it is shown, too',
  query: ReviewPhotoQuery,
  whole: Download,
});

export const reviewModerate = post('review/moderate/', 'staff-admin', {
  once: true,
  summary: 'Shows a review or refuses it with a reason; its reports are dealt with',
  body: ReviewModerateBody,
  answer: StaffReview,
});

export const reviewReply = post('review/reply/', 'staff-admin', {
  once: true,
  summary: "The store's answer below a review",
  body: ReviewReplyBody,
  answer: StaffReview,
});
