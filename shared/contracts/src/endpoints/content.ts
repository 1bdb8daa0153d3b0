/** The store's own words and constants. */
import { PolicyFacts } from '../api/content.ts';
import { StorefrontConfig } from '../api/storefront.ts';
import { endpoint } from '../endpoint.ts';

export const contentPolicy = endpoint({
  method: 'GET',
  path: 'content/policy/',
  access: 'public',
  tag: 'content',
  summary: "The numbers of the store's promises",
  answer: PolicyFacts,
});

export const configStorefront = endpoint({
  method: 'GET',
  path: 'config/storefront/',
  access: 'public',
  tag: 'config',
  summary: "The store's constants that a browser may know",
  answer: StorefrontConfig,
});
