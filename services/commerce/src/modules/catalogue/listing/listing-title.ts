import { byLocale, type Fields, fieldsOf } from '@suvarna/contracts/locale';
import { FACETS, facetOf, type FacetId } from '../designs/facets.ts';
import type { ListingQuery } from '../designs/grammar.ts';
import { phrases } from '../languages/index.ts';
import type { Word } from '../../designs/index.ts';

/** A heading that says what a listing holds. @param prices the bands in the currency of the visit */
export function titleOf(
  query: ListingQuery,
  prices: readonly Word[] = facetOf('price').values,
): Fields<'title'> {
  const one = (id: FacetId): Word | undefined => {
    const values = chosen(query, id);
    return values.length === 1 ? values[0] : undefined;
  };
  const price = one('price');
  const parts = {
    karat: one('karat'),
    colour: one('colour'),
    style: one('style'),
    motif: one('motif'),
    stone: one('stone'),
    categories: chosen(query, 'category'),
    isGift: query.selected.gifting !== 0,
    recipient: one('recipient'),
    occasion: one('occasion'),
    price: prices.find(({ id }) => id === price?.id),
  };
  return fieldsOf(
    'title',
    byLocale((locale) => phrases(locale).title(parts)),
  );
}

function chosen(query: ListingQuery, id: FacetId): readonly Word[] {
  return (
    FACETS.find((facet) => facet.id === id)?.values.filter((_, at) => query.selected[id] & (1 << at)) ?? []
  );
}
