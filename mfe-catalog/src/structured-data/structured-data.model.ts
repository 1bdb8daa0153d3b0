/** schema.org objects, checked by the types of its vocabulary (decision 57), with absolute addresses in the page's language. */
import { toDecimalString } from '@suvarna/contracts/money';
import type { RouteContext } from '@suvarna/remote-kit/page';
import type { BreadcrumbList, ItemAvailability, ItemList, Product, WithContext } from 'schema-dts';
import type { CardView } from '../cards/card.model.ts';
import { offerTerms } from '../page/offer-terms.model.ts';
import type { Crumb, ProductView } from '../product/product.model.ts';

type Where = Pick<RouteContext, 'origin' | 'base'>;

const absolute = ({ origin, base }: Where, path: string): string => origin + base + path;
/** Pictures have no language. */
const picture = ({ origin }: Where, src: string): string => (src.startsWith('/') ? `${origin}${src}` : src);

export function breadcrumbList(where: Where, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(where, path),
    })),
  };
}

/** None where there is nothing: an empty list is no valid one. @param first place of the first of them in all that was found */
export function itemList(
  where: Where,
  products: readonly CardView[],
  first: number,
): readonly WithContext<ItemList>[] {
  if (products.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: products.map(({ path, title }, index) => ({
        '@type': 'ListItem',
        position: first + index,
        url: absolute(where, path),
        name: title,
      })),
    },
  ];
}

const PURITY: Readonly<Record<number, string>> = { 14: '585', 18: '750', 22: '916', 24: '999' };

/** The offer is the choice on the page: the price a visitor sees is the price a crawler reads. */
export function product(where: Where, view: ProductView, pictures: readonly string[]): WithContext<Product> {
  const { price } = view;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: view.title,
    description: view.description,
    sku: price.sku,
    mpn: view.designCode,
    category: view.category,
    image: pictures.map((src) => picture(where, src)),
    material: `${price.karat}K ${PURITY[price.karat] ?? ''}`.trim(),
    color: price.colour,
    weight: { '@type': 'QuantitativeValue', value: price.grossWeightMg / 1000, unitCode: 'GRM' },
    offers: {
      '@type': 'Offer',
      url: absolute(where, view.path),
      priceCurrency: price.currency,
      price: toDecimalString(price.priceMinor),
      itemCondition: 'https://schema.org/NewCondition',
      availability: availability(view),
      ...offerTerms(price.currency, price.stock > 0),
    },
    ...view.machines,
  };
}

function availability({ price }: ProductView): ItemAvailability {
  if (!price.available) return 'https://schema.org/OutOfStock';
  return price.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/MadeToOrder';
}
