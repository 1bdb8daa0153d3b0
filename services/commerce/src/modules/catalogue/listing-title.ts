import { FACETS, facetOf, type FacetId } from './facets.ts';
import type { ListingQuery } from './grammar.ts';
import { beforePostposition, type Word } from '../designs/index.ts';

interface Titles {
  readonly title: string;
  readonly title_hi: string;
}

/** A heading that says what a listing holds: one word a facet; facets with several values stay out. @param prices the bands in the currency of the visit */
export function titleOf(query: ListingQuery, prices: readonly Word[] = facetOf('price').values): Titles {
  const one = (id: FacetId): Word | undefined => {
    const values = chosen(query, id);
    return values.length === 1 ? values[0] : undefined;
  };
  const stone = one('stone');
  const categories = chosen(query, 'category');
  const base = categories.length === 0 ? [{ en: 'Jewellery', hi: 'गहने' }] : categories;
  const colour = one('colour');
  const isWord = (word: Word | undefined): word is Word => word !== undefined;
  const karat = [one('karat')].filter(isWord);
  const looks = [one('style'), one('motif')].filter(isWord);
  const lead = [...karat, colour, ...looks, stone].filter(isWord);
  const recipient = one('recipient');
  const occasion = one('occasion');
  const price = prices.find(({ id }) => id === one('price')?.id);
  const gift = query.selected.gifting !== 0;
  const things =
    categories.length === 0 && gift
      ? { en: 'Gifts', hi: 'उपहार' }
      : {
          en: join(
            base.map((word) => word.en),
            '&',
          ),
          hi: join(
            base.map((word) => word.hi),
            'और',
          ),
        };
  const giftSet = gift && categories.length > 0;
  const forWhom = [recipient, occasion].filter((word) => word !== undefined);
  return {
    title: [
      ...lead.map((word) => word.en),
      things.en,
      ...(giftSet ? ['to gift'] : []),
      ...(forWhom.length > 0 ? [`for ${forWhom.map((word) => word.en).join(' · ')}`] : []),
      ...(price ? [price.en.replace(/^Under/, 'under')] : []),
    ].join(' '),
    title_hi: [
      ...(forWhom.length > 0 ? [`${forWhom.map(beforePostposition).join(' · ')} के लिए`] : []),
      ...(price ? [price.hi] : []),
      ...karat.map(({ hi }) => hi),
      ...(colour ? [`${beforePostposition(colour)} में`] : []),
      ...(stone ? [`${beforePostposition(stone)} ${isFeminine(base[0]) ? 'की' : 'के'}`] : []),
      ...looks.map(({ hi }) => hi),
      things.hi,
      ...(giftSet ? ['उपहार'] : []),
    ].join(' '),
  };
}

/** Categories whose name in Hindi is feminine, where it stands beside का, के and की. */
const FEMININE: readonly string[] = ['rings', 'bangles', 'nose-pins', 'chains'];

const isFeminine = (category: Word | { readonly en: string } | undefined): boolean =>
  category !== undefined && 'id' in category && FEMININE.includes(category.id);

function chosen(query: ListingQuery, id: FacetId): readonly Word[] {
  return (
    FACETS.find((facet) => facet.id === id)?.values.filter((_, at) => query.selected[id] & (1 << at)) ?? []
  );
}

function join(items: readonly string[], joiner: string): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1) ?? ''}`;
}
