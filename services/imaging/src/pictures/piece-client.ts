import { addressOf } from '@suvarna/contracts/endpoint';
import { type MetalColour, pieceOfDesign } from '@suvarna/contracts/catalogue';
import type { Piece } from '@suvarna/jewellery-model/piece';
import type { Alloy } from '@suvarna/jewellery-renderer/alloy';
import { fetchFrom } from '@suvarna/telemetry/calls';
import { LRUCache } from 'lru-cache';

/** What pictures of a product follow from, as commerce says. */
export interface ProductPiece {
  readonly design_code: string;
  readonly karat: Alloy['karat'];
  readonly colours: readonly MetalColour[];
  readonly piece: Piece;
}

export interface PieceClient {
  /**
   * @param fits - whether a piece that is known already is the one wanted; commerce is asked again when it is not
   * @returns `undefined` when there is no such product
   * @throws Error when commerce does not answer
   */
  readonly find: (
    product_id: number,
    fits: (known: ProductPiece) => boolean,
  ) => Promise<ProductPiece | undefined>;
}

/** A product whose piece was just asked for is not asked for again: addresses that were never made cost nothing. */
const FRESH_MS = 5_000;
const TIMEOUT_MS = 3_000;
const MOST_PIECES = 20_000;

export function createPieceClient(
  commerceUrl: string,
  ask: typeof fetch = fetchFrom('commerce'),
): PieceClient {
  const cached = new LRUCache<number, { readonly found: ProductPiece | undefined; readonly at: number }>({
    max: MOST_PIECES,
  });
  const asking = new Map<number, Promise<ProductPiece | undefined>>();

  const load = async (product_id: number): Promise<ProductPiece | undefined> => {
    const answer = await ask(commerceUrl + addressOf(pieceOfDesign, { product_id }), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`commerce answered ${answer.status} for a piece`);
    const found = answer.ok ? ((await answer.json()) as ProductPiece) : undefined;
    cached.set(product_id, { found, at: performance.now() });
    return found;
  };
  return {
    async find(product_id, fits) {
      const known = cached.get(product_id);
      if (known && ((known.found && fits(known.found)) || performance.now() - known.at < FRESH_MS))
        return known.found;
      const running = asking.get(product_id) ?? load(product_id).finally(() => asking.delete(product_id));
      asking.set(product_id, running);
      return running;
    },
  };
}
