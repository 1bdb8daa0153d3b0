/** The store's own words and constants. */
import {
  BlogList,
  BlogPost,
  BlogQuery,
  PageQuery,
  PictureQuery,
  PolicyAnswer,
  PolicyQuery,
  ShopDocument,
  ShopTexts,
  PlacedQuery,
  TextsQuery,
} from './schemas.ts';
import { Download } from '../base/endpoint/envelope.ts';
import { StorefrontConfig } from './storefront.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get } = endpointsOf('content');

export const contentPolicy = get('content/policy/', 'public', {
  summary: "The numbers of the store's promises, and one of them in words",
  query: PolicyQuery,
  answer: PolicyAnswer,
});

export const contentFaqs = get('content/faq/list/', 'public', {
  summary: 'Questions and answers: each section is one',
  query: TextsQuery,
  answer: ShopDocument,
});

export const contentPage = get('content/page/', 'public', {
  summary: 'A page of words: help, contact, franchise, attribution, gift guide',
  query: PageQuery,
  answer: ShopDocument,
});

export const contentPicture = get('content/picture/', 'public', {
  summary:
    "A picture that the store's people put into a text; its name names its content, so it may be kept for good",
  query: PictureQuery,
  whole: Download,
});

export const contentBlog = get('content/blog/list/', 'public', {
  summary: 'Articles, the latest first',
  query: BlogQuery,
  answer: BlogList,
});

export const contentArticle = get('content/blog/details/', 'public', {
  summary: 'An article',
  query: PageQuery,
  answer: BlogPost,
});

export const contentTexts = get('content/texts/', 'public', {
  summary: 'Texts that landings, the home page and the gift guide show now',
  query: PlacedQuery,
  answer: ShopTexts,
});

export const configStorefront = get('config/storefront/', 'public', {
  summary: "The store's constants that a browser may know",
  answer: StorefrontConfig,
});
