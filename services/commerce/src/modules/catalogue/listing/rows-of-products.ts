import type { CatalogueIndex } from '../snapshot/catalogue-index.ts';

/** Rows of the index in the order of the ids; unknown and repeated ids are left out. */
export function rowsOfProducts(index: Pick<CatalogueIndex, 'rows'>, productIds: readonly number[]): number[] {
  const wanted = new Set(productIds);
  const found = new Map<number, number>();
  index.rows.forEach(({ design }, row) => {
    if (wanted.has(design.product_id)) found.set(design.product_id, row);
  });
  return [...wanted].flatMap((id) => found.get(id) ?? []);
}
