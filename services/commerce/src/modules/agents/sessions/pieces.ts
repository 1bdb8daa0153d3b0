import type { Currency } from '@suvarna/contracts/money';
import { faultOfQuantity, type LineKey } from '../../bag/index.ts';
import type { CatalogueSnapshot } from '../../catalogue/index.ts';
import { piecesNamed } from '../catalog/wire-product.ts';
import { type Design, readSku } from '../../designs/index.ts';
import type { PriceOf } from '../../pricing/index.ts';
import type { Wanted } from './wanted.ts';

/** Why a line that was asked for is not in the session. */
export type LineFault = 'item_unavailable' | 'variant_required' | 'out_of_stock' | 'quantity_unavailable';

export interface RefusedLine {
  /** As the agent named it. */
  readonly id: string;
  readonly fault: LineFault;
}

interface WantedPiece extends LineKey {
  readonly quantity: number;
}

export interface AssessedLines {
  readonly pieces: readonly WantedPiece[];
  readonly refused: readonly RefusedLine[];
}

interface Prices {
  readonly snapshot: CatalogueSnapshot;
  readonly priceOf: PriceOf;
  readonly currency: Currency;
}

/** A design of which there is one variant is named by its own code, too; of any other the variant is. */
const hasOneVariant = ({ bodies, colours, sizes }: Design): boolean =>
  bodies.length === 1 && colours.length <= 1 && sizes.length <= 1;

function assess(
  { snapshot, priceOf, currency }: Prices,
  id: string,
  quantity: number,
): WantedPiece | LineFault {
  const named = piecesNamed(snapshot, id, readSku);
  if (named === undefined) return 'item_unavailable';
  if (!named.isExact && !hasOneVariant(named.design)) return 'variant_required';
  const { karat, colour, size } = named.options;
  const piece = { product_id: named.design.product_id, karat, colour, size, engraving: '' };
  const quote = priceOf({ productId: piece.product_id, karat, colour, size, engraved: false, currency });
  if (quote.kind === 'refused') return 'item_unavailable';
  const fault = faultOfQuantity(quote, quantity);
  if (fault === undefined) return { ...piece, quantity };
  return fault === 'BAG.ITEM_OUT_OF_STOCK' ? 'out_of_stock' : 'quantity_unavailable';
}

/** What of the lines that were asked for can be had now; two lines of one variant are one. */
export function assessLines(prices: Prices, lines: Wanted['line_items']): AssessedLines {
  const together = Map.groupBy(lines, ({ item }) => item.id.trim());
  const found = [...together].map(([id, same]) => ({
    id,
    found: assess(
      prices,
      id,
      same.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
  }));
  return {
    pieces: found.flatMap(({ found: piece }) => (typeof piece === 'string' ? [] : [piece])),
    refused: found.flatMap(({ id, found: fault }) => (typeof fault === 'string' ? [{ id, fault }] : [])),
  };
}
