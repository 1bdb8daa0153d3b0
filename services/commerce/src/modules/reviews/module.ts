import { defineModule } from '../../module.ts';
import { provide } from '../../provide.ts';
import { ratingsSince } from './ratings-since.ts';
import { reviewData } from './personal-data.ts';
import { reviewPages, reviewRoutes } from './review.routes.ts';
import { staffReviewRoutes } from './moderate/staff-review.routes.ts';

export const reviews = defineModule({
  name: 'reviews',
  needs: ['config', 'db', 'clock', 'catalogue'],
  provides: {
    ratingsSince: provide(['pagePool'], ({ pagePool }) => ratingsSince(pagePool)),
  },
  personalData: reviewData,
  routes: { api: [reviewPages, reviewRoutes], pages: [reviewPages], staff: [staffReviewRoutes] },
});
