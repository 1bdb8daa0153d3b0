import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { pictureAt } from '@suvarna/ui/picture';
import { preload } from '../page/preload.model.ts';
import { socialPicture } from '../structured-data/social-picture.model.ts';
import { breadcrumbList, product } from '../structured-data/structured-data.model.ts';
import { GALLERY_SIZES } from './pictures/gallery-sizes.ts';
import { productCrumbs, type ProductView } from './product.model.ts';
import { shownPictures } from './pictures/shown-pictures.model.ts';

const DESCRIPTION_LENGTH = 155;

export function productHead(view: ProductView, route: RouteContext, t: Translate): PageHead {
  const shown = shownPictures(view, view.choice.colour).pictures;
  const templates = shown.map(({ src }) => src);
  // A crawler that reads these shows them: what is not drawn yet would be a picture of nothing.
  const pictures = shown
    .filter(({ tint }, index) => index === 0 || tint !== undefined)
    .map(({ src }) => pictureAt(src, 1024));
  const [first] = templates;
  return {
    title: t('product.head.title', { title: view.title, karat: view.price.karat }),
    description: shorten(view.description),
    canonical: view.path,
    ...(first !== undefined && {
      preloadImage: preload(first, GALLERY_SIZES, 1024),
      openGraph: { type: 'product', ...socialPicture(first, view.title) },
    }),
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [product(route, view, pictures), breadcrumbList(route, productCrumbs(view, t))]
        : [],
  };
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
