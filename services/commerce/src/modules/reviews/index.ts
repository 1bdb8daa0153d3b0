export { dropDemoReviews, makeDemoReviews } from './demo-reviews.ts';
