/** What helps to choose. Apart from the rest of the catalogue, because no first view needs it. */
import { ProductRail } from './schemas.ts';
import { CompareQuery, RecommendedQuery } from './queries.ts';
import { RelatedBody } from './code-prices.ts';
import { RelatedProducts } from './related.ts';
import { Solitaires, SolitairesQuery } from './solitaires.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('catalogue');

export const productCompare = get('product/compare/', 'public', {
  summary: 'Cards of designs known by their ids',
  query: CompareQuery,
  answer: ProductRail,
});

export const productSolitaires = get('product/solitaires/', 'public', {
  summary: 'Set solitaires by shape, weight, clarity and colour of the stone, and by setting',
  query: SolitairesQuery,
  answer: Solitaires,
});

export const recommendedProducts = get('product/recommended/', 'public', {
  summary: 'Designs of a style, a set or for an occasion, or for who looked at these',
  query: RecommendedQuery,
  answer: RelatedProducts,
});

export const relatedProducts = post('catalog_product/relatedproductdetails/', 'public', {
  summary: 'What goes with a design: bought or looked at with it, of its set, or like it',
  body: RelatedBody,
  answer: RelatedProducts,
});
