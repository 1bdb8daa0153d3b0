export { dropDemoReviews, makeDemoReviews } from './demo-reviews.ts';
export { ratingsSince } from './ratings-since.ts';
