import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { reviewsTexts } from '#texts/reviews';
import { breadcrumbList } from '../structured-data/structured-data.model.ts';
import { askedPath, crumbsTo, isNarrowed, reviewsPath, type ReviewsView } from './reviews.model.ts';

/** Crawlers find all reviews in one order; narrowed lists show what these show. */
export function reviewsHead(view: ReviewsView, route: RouteContext, t: Translate): PageHead {
  const reviewsT = reviewsTexts(route.locale);
  const { asked, productTitle: title } = view;
  const isOther = isNarrowed(asked) || asked.sort !== 'helpful' || view.summary.count === 0;
  return {
    title: reviewsT('head', { title }),
    description: reviewsT('description', { title }),
    canonical: askedPath(view.path, { sort: 'helpful', page: isOther ? 1 : asked.page }),
    ...(isOther && { noindex: true }),
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              ...crumbsTo(view, t('crumb.home')),
              { label: reviewsT('title'), path: reviewsPath(view.path) },
            ]),
          ]
        : [],
  };
}
