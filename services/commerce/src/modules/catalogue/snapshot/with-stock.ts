import { cardMaker, type CatalogueSnapshot } from './catalogue-snapshot.ts';
import { cardsThatStay } from './written-cards.ts';

/**
 * The same catalogue with other pieces on hand. Stock moves with every order, designs and rates do
 * not: listings, search and prices are shared with the snapshot before, only the designs that moved
 * are new, and of the cards only those whose design was sold out or came back: they say no more of
 * stock than that. The same snapshot when nothing did.
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
  const turned = new Set(
    moved.flatMap(({ product_id: id, stock }) =>
      (stock === 0) === (snapshot.byId.get(id)?.stock === 0) ? [] : [id],
    ),
  );
  const { index, context, written } = snapshot;
  const isSame = (row: number): boolean => !turned.has(index.rows[row]?.design.product_id ?? 0);
  const kept = turned.size === 0 ? written : cardsThatStay(written, isSame);
  return { ...snapshot, byId, byCode, ...cardMaker({ index, context, byId }, kept) };
}
