import type { Translate } from '@suvarna/remote-kit/page';
import type { Crumb } from '../product/product.model.ts';
import type { ListingView } from './listing.model.ts';

/** Home › all jewellery › category › this listing. */
export function listingCrumbs(view: ListingView, t: Translate): readonly Crumb[] {
  const above = [
    { label: t('crumb.home'), path: '/' },
    { label: t('crumb.jewellery'), path: '/jewellery/' },
    ...(view.category ? [view.category] : []),
  ];
  // Another page or order of the same listing is the same place.
  return view.applied.length === 0 ? above : [...above, { label: view.title, path: view.canonicalPath }];
}
