import type { CatalogueSnapshot } from './catalogue-snapshot.ts';

/**
 * The same catalogue with other pieces on hand. Stock moves with every order, designs and rates do
 * not: listings, search and prices are shared with the snapshot before, only the designs that moved
 * are new. The same snapshot when nothing did.
 */
export function withStock(
  snapshot: CatalogueSnapshot,
  levels: ReadonlyMap<number, number>,
): CatalogueSnapshot {
  const moved = [...levels].flatMap(([productId, stock]) => {
    const design = snapshot.byId.get(productId);
    return design === undefined || design.stock === stock ? [] : [{ ...design, stock }];
  });
  if (moved.length === 0) return snapshot;
  const byId = new Map(snapshot.byId);
  const byCode = new Map(snapshot.byCode);
  for (const design of moved) {
    byId.set(design.product_id, design);
    byCode.set(design.design_code, design);
  }
  return { ...snapshot, byId, byCode };
}
