export { snapshotNow } from './answers.http.ts';
export type { CatalogueSnapshot } from './catalogue-snapshot.ts';
export { usesMotif } from './motif-named.ts';
export { type Catalogue, openCatalogue } from './open-catalogue.ts';
export { rowsOfProducts } from './rows-of-products.ts';
