/** What loads the pages that most addresses lead to: the first view, whose data is in the document, does without. */
export { loadHome } from '../home/home.api.ts';
export { loadListing } from '../listing/listing.api.ts';
export { loadProduct } from '../product/product.api.ts';
export { loadSearch } from '../search/search.api.ts';
export { resolveProduct } from '../product/pdp.api.ts';
