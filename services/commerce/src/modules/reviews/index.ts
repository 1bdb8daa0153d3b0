export { dropDemoReviews, makeDemoReviews } from './demo/demo-reviews.ts';
