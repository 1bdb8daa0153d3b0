import type { Currency } from '@suvarna/contracts/money';
import { faultOfQuantity, keyOf, type LineKey } from '../../bag/index.ts';
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

function pieceNamed({ snapshot }: Prices, id: string): LineKey | LineFault {
  const named = piecesNamed(snapshot, id, readSku);
  if (named === undefined) return 'item_unavailable';
  if (!named.isExact && !hasOneVariant(named.design)) return 'variant_required';
  const { karat, colour, size } = named.options;
  return { product_id: named.design.product_id, karat, colour, size, engraving: '' };
}

function faultOf({ priceOf, currency }: Prices, piece: LineKey, quantity: number): LineFault | undefined {
  const { product_id: productId, karat, colour, size } = piece;
  const quote = priceOf({ productId, karat, colour, size, engraved: false, currency });
  if (quote.kind === 'refused') return 'item_unavailable';
  const fault = faultOfQuantity(quote, quantity);
  if (fault === undefined) return undefined;
  return fault === 'BAG.ITEM_OUT_OF_STOCK' ? 'out_of_stock' : 'quantity_unavailable';
}

interface NamedLine {
  readonly id: string;
  readonly piece: LineKey;
  readonly quantity: number;
}

/** What of the lines that were asked for can be had now; two lines of one variant, however it is named, are one. */
export function assessLines(prices: Prices, lines: Wanted['line_items']): AssessedLines {
  const read = lines.map(({ item, quantity }) => {
    const id = item.id.trim();
    return { id, quantity, piece: pieceNamed(prices, id) };
  });
  const unknown = read.flatMap(({ id, piece }) => (typeof piece === 'string' ? [{ id, fault: piece }] : []));
  const known = read.filter((line): line is NamedLine => typeof line.piece !== 'string');
  const assessed = [...Map.groupBy(known, ({ piece }) => keyOf(piece)).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const quantity = same.reduce((sum, one) => sum + one.quantity, 0);
    return [{ ...first, quantity, fault: faultOf(prices, first.piece, quantity) }];
  });
  return {
    pieces: assessed.flatMap(({ piece, quantity, fault }) =>
      fault === undefined ? [{ ...piece, quantity }] : [],
    ),
    refused: [
      ...unknown,
      ...assessed.flatMap(({ id, fault }) => (fault === undefined ? [] : [{ id, fault }])),
    ],
  };
}
