import type { Sort } from '@suvarna/contracts/catalogue';
import type { PricedDesign } from './offers.ts';

/** Those that a price decides; the others are the same at every rate and in every karat. */
export const SORTS_BY_PRICE: ReadonlySet<Sort> = new Set<Sort>(['price+low', 'price+high', 'discount']);

/** What a list is put in order by, least first. @returns of a row with the price and the MRP that are shown of it */
export function sortKey(sort: Sort): (row: PricedDesign, price: number, mrp: number) => number {
  switch (sort) {
    case 'popular':
      return () => 0;
    case 'latest':
      return (row) => -Date.parse(row.design.launched_on);
    case 'price+low':
      return (_, price) => price;
    case 'price+high':
      return (_, price) => -price;
    case 'discount':
      return (_, price, mrp) => (mrp === 0 ? 0 : price / mrp);
  }
}
