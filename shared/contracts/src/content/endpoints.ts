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
import { endpoint } from '../base/endpoint/endpoint.ts';

const tag = 'content';

export const contentPolicy = endpoint({
  method: 'GET',
  path: 'content/policy/',
  access: 'public',
  tag,
  summary: "The numbers of the store's promises, and one of them in words",
  query: PolicyQuery,
  answer: PolicyAnswer,
});

export const contentFaqs = endpoint({
  method: 'GET',
  path: 'content/faq/list/',
  access: 'public',
  tag,
  summary: 'Questions and answers: each section is one',
  query: TextsQuery,
  answer: ShopDocument,
});

export const contentPage = endpoint({
  method: 'GET',
  path: 'content/page/',
  access: 'public',
  tag,
  summary: 'A page of words: help, contact, franchise, attribution, gift guide',
  query: PageQuery,
  answer: ShopDocument,
});

export const contentPicture = endpoint({
  method: 'GET',
  path: 'content/picture/',
  access: 'public',
  tag,
  summary:
    "A picture that the store's people put into a text; its name names its content, so it may be kept for good",
  query: PictureQuery,
  whole: Download,
});

export const contentBlog = endpoint({
  method: 'GET',
  path: 'content/blog/list/',
  access: 'public',
  tag,
  summary: 'Articles, the latest first',
  query: BlogQuery,
  answer: BlogList,
});

export const contentArticle = endpoint({
  method: 'GET',
  path: 'content/blog/details/',
  access: 'public',
  tag,
  summary: 'An article',
  query: PageQuery,
  answer: BlogPost,
});

export const contentTexts = endpoint({
  method: 'GET',
  path: 'content/texts/',
  access: 'public',
  tag,
  summary: 'Texts that landings, the home page and the gift guide show now',
  query: PlacedQuery,
  answer: ShopTexts,
});

export const configStorefront = endpoint({
  method: 'GET',
  path: 'config/storefront/',
  access: 'public',
  tag: 'config',
  summary: "The store's constants that a browser may know",
  answer: StorefrontConfig,
});
