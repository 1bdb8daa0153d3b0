import type { Translate } from '@suvarna/remote-kit/page';
import type { Crumb } from '../product/product.model.ts';
import type { ListingView } from './listing.model.ts';

/** Home › all jewellery › this listing. */
export function listingCrumbs(view: ListingView, t: Translate): readonly Crumb[] {
  const crumbs = [
    { label: t('crumb.home'), path: '/' },
    { label: t('crumb.jewellery'), path: '/jewellery/' },
  ];
  return view.canonicalPath === '/jewellery/' ? crumbs : [...crumbs, { label: view.title, path: view.canonicalPath }];
}
