import { PICTURE_VIEWS } from '@suvarna/jewellery-model/model';
import { keyOf, type Darkroom } from './darkroom.ts';
import { SOCIAL, WIDTHS, type Format, type Variant, type Wanted } from './picture.ts';
import type { PieceClient, ProductPiece } from './piece-client.ts';
import type { Shelf } from './shelf.ts';

/** Who stands at the counter gets a picture, the best there is. */
export type Answer =
  | { readonly kind: 'final'; readonly file: Buffer }
  /** The piece, or the way it is drawn, has changed since the address was made. */
  | { readonly kind: 'moved'; readonly key: string }
  /** The right metal, but smaller, or another view; or nothing yet. `busy` when too many wait already. */
  | { readonly kind: 'smaller' | 'other-view' | 'placeholder'; readonly file: Buffer | undefined; readonly busy: boolean };

export interface CounterParts {
  readonly shelf: Shelf;
  readonly darkroom: Darkroom;
  readonly pieces: PieceClient;
  readonly patienceMs: number;
  readonly onUnreachable: (error: unknown) => void;
}

/** @returns `undefined` when there is no such picture and never will be */
export type Counter = (wanted: Wanted, format: Format) => Promise<Answer | undefined>;

export function createCounter({ shelf, darkroom, pieces, patienceMs, onUnreachable }: CounterParts): Counter {
  const smaller = async (variant: Variant): Promise<Buffer | undefined> => {
    // A square picture has not the shape of a social one.
    if (variant.width === SOCIAL) return undefined;
    const { width: wanted } = variant;
    for (const width of WIDTHS.filter((candidate) => candidate < wanted).toReversed()) {
      const file = await shelf.find({ ...variant, width });
      if (Buffer.isBuffer(file)) return file;
    }
    return undefined;
  };
  const otherView = async (variant: Variant, product: ProductPiece): Promise<Buffer | undefined> => {
    for (const view of PICTURE_VIEWS.filter((candidate) => candidate !== variant.view)) {
      const other = { ...variant, view, key: keyOf(product, { view, colour: variant.colour }) ?? '' };
      const found = await shelf.find(other);
      const file = Buffer.isBuffer(found) ? found : await smaller(other);
      if (file) return file;
    }
    return undefined;
  };

  return async (wanted, format) => {
    const { view, colour, width, key } = wanted;
    const variant: Variant = { view, colour, width, key, format };
    const found = key === '' ? undefined : await shelf.find(variant);
    if (Buffer.isBuffer(found)) return { kind: 'final', file: found };
    let product: ProductPiece | undefined;
    try {
      product = await pieces.find(wanted.product_id, (known) => keyOf(known, wanted) === key);
      const current = product && keyOf(product, wanted);
      if (current === undefined) return undefined;
      if (current !== key) return { kind: 'moved', key: current };
    } catch (error) {
      onUnreachable(error);
    }
    // What only waits to be resized is not drawn.
    const making = found ?? (product ? darkroom.make(wanted, product) : 'closed');
    let busy = making === 'full';
    const small = key === '' ? undefined : await smaller(variant);
    if (small) return { kind: 'smaller', file: small, busy };
    if (making instanceof Promise && await within(making, patienceMs)) {
      const made = await shelf.find(variant);
      if (Buffer.isBuffer(made)) return { kind: 'final', file: made };
      busy = made === 'full';
    }
    const other = product && await otherView(variant, product);
    return { kind: other ? 'other-view' : 'placeholder', file: other, busy };
  };
}

async function within(work: Promise<boolean>, limitMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, limitMs, false);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
