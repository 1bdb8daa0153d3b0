import { PAGE_SIZE } from '@suvarna/contracts/catalogue';
import { RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { CARD_SIZES } from '@suvarna/ui/product-card';
import { counted } from '../page/counted.model.ts';
import { preload } from '../page/preload.model.ts';
import { socialPicture } from '../structured-data/social-picture.model.ts';
import { breadcrumbList, itemList } from '../structured-data/structured-data.model.ts';
import { listingCrumbs } from './listing-crumbs.model.ts';
import type { ListingView } from './listing.model.ts';

/** Beyond this many filters a listing is one of millions: crawlers are asked to leave it. */
const INDEXED_FILTERS = 2;

export function listingHead(view: ListingView, route: RouteContext, t: Translate): PageHead {
  const [first] = view.products;
  const title =
    view.page > 1
      ? t('listing.head.title-page', { title: view.title, page: view.page })
      : t('listing.head.title', { title: view.title });
  return {
    title,
    description: t('listing.head.description', {
      title: view.title,
      days: RETURN_WINDOW_DAYS,
      ...counted(view.count),
    }),
    canonical: view.canonicalPath,
    ...((view.count === 0 || view.applied.length > INDEXED_FILTERS) && { noindex: true }),
    ...(first !== undefined &&
      first.image !== '' && {
        preloadImage: preload(first.image, CARD_SIZES),
        openGraph: { type: 'website', ...socialPicture(first.image, first.title) },
      }),
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, listingCrumbs(view, t)),
            ...itemList(route, view.products, (view.page - 1) * PAGE_SIZE + 1),
          ]
        : [],
  };
}
