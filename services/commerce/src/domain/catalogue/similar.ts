import type { CatalogueIndex } from './catalogue-index.ts';
import type { Design } from './design.ts';

export interface Likeness {
  /** The design the shopper looks at. */
  readonly design?: Design | undefined;
  /** Specification §7: `type`, `trend` and `wear_type` are the form, style and category asked for. */
  readonly type?: string | undefined;
  readonly trend?: string | undefined;
  readonly wear_type?: string | undefined;
}

/** Rows most like what is asked for; equal likeness by popularity. */
export function similarRows(index: CatalogueIndex, likeness: Likeness, limit: number): number[] {
  const { design } = likeness;
  const wanted = {
    form: likeness.type ?? design?.form,
    style: likeness.trend ?? design?.style,
    category: likeness.wear_type ?? design?.category,
  };
  const stone = design?.stones[0]?.type;
  const price = design && priceOf(index, design);
  const scored: { row: number; score: number }[] = [];
  index.rows.forEach((candidate, row) => {
    const other = candidate.design;
    if (other.product_id === design?.product_id) return;
    let score = 0;
    if (other.category === wanted.category) score += 8;
    if (other.form === wanted.form) score += 4;
    if (other.style === wanted.style) score += 2;
    if (design && other.motif === design.motif) score += 2;
    if (stone !== undefined && other.stones[0]?.type === stone) score += 2;
    if (price !== undefined) score -= Math.min(4, Math.abs(Math.log2((candidate.offers[0]?.price_paise ?? 1) / price)));
    scored.push({ row, score });
  });
  return scored.sort((a, b) => b.score - a.score || a.row - b.row).slice(0, limit).map(({ row }) => row);
}

function priceOf(index: CatalogueIndex, design: Design): number | undefined {
  return index.rows.find((row) => row.design.product_id === design.product_id)?.offers[0]?.price_paise;
}
