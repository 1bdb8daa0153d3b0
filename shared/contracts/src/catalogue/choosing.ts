/** What helps to choose. Apart from the rest of the catalogue, because no first view needs it. */
import { ProductRail } from './schemas.ts';
import { CompareQuery, RecommendedQuery } from './queries.ts';
import { RelatedBody } from './code-prices.ts';
import { RelatedProducts } from './related.ts';
import { Solitaires, SolitairesQuery } from './solitaires.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const productCompare = endpoint({
  method: 'GET',
  path: 'product/compare/',
  access: 'public',
  tag: 'catalogue',
  summary: 'Cards of designs known by their ids',
  query: CompareQuery,
  answer: ProductRail,
});

export const productSolitaires = endpoint({
  method: 'GET',
  path: 'product/solitaires/',
  access: 'public',
  tag: 'catalogue',
  summary: 'Set solitaires by shape, weight, clarity and colour of the stone, and by setting',
  query: SolitairesQuery,
  answer: Solitaires,
});

export const recommendedProducts = endpoint({
  method: 'GET',
  path: 'product/recommended/',
  access: 'public',
  tag: 'catalogue',
  summary: 'Designs of a style, a set or for an occasion, or for who looked at these',
  query: RecommendedQuery,
  answer: RelatedProducts,
});

export const relatedProducts = endpoint({
  method: 'POST',
  path: 'catalog_product/relatedproductdetails/',
  access: 'public',
  tag: 'catalogue',
  summary: 'What goes with a design: bought or looked at with it, of its set, or like it',
  body: RelatedBody,
  answer: RelatedProducts,
});
