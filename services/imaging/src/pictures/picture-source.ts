import { keyOf, type DrawingQueue } from './drawing-queue.ts';
import { SOCIAL, WIDTHS, type Format, type Variant, type Wanted } from './picture.ts';
import type { PieceClient, ProductPiece } from './piece-client.ts';
import type { PictureStore } from './picture-store.ts';

/** A caller who asks gets a picture, the best there is. */
export type Answer =
  | { readonly kind: 'final'; readonly file: Buffer }
  /** The piece, or the way it is drawn, has changed since the address was made. */
  | { readonly kind: 'moved'; readonly key: string }
  /** The same view of the same metal, but smaller; nothing yet; or nothing, and no browser that could make it. */
  | {
      readonly kind: 'smaller' | 'placeholder' | 'none';
      readonly file: Buffer | undefined;
    };

export interface PictureSourceParts {
  readonly store: PictureStore;
  readonly drawingQueue: DrawingQueue;
  readonly pieces: PieceClient;
  readonly waitMs: number;
  readonly onUnreachable: (error: unknown) => void;
}

export interface PictureSource {
  /** @returns `undefined` when there is no such picture and never will be */
  readonly get: (wanted: Wanted, format: Format) => Promise<Answer | undefined>;
  /**
   * A page that shows this picture is being made: it is drawn before anybody waits for it.
   *
   * @returns `drawing` when it is being drawn for that, `there` when it was drawn before
   */
  readonly expect: (wanted: Wanted) => Promise<'drawing' | 'there' | 'neither'>;
}

/** Pictures are drawn ahead in the size that takes a quarter of the time; a larger one is drawn when a reader looks. */
const AHEAD = { width: 515, format: 'avif' } as const;
/** The picture of a link is asked for once, by a machine that shows nothing before: it has as many times as long. */
const LINK_WAITS = 3;

export function createPictureSource({
  store,
  drawingQueue,
  pieces,
  waitMs,
  onUnreachable,
}: PictureSourceParts): PictureSource {
  const smaller = async (variant: Variant): Promise<Buffer | undefined> => {
    // A square picture has not the shape of a social one.
    if (variant.width === SOCIAL) return undefined;
    const { width: wanted } = variant;
    for (const width of WIDTHS.filter((candidate) => candidate < wanted).toReversed()) {
      const file = await store.find({ ...variant, width });
      if (Buffer.isBuffer(file)) return file;
    }
    return undefined;
  };
  const expected: PictureSource['expect'] = async (wanted) => {
    const picture = { ...wanted, ...AHEAD };
    if (await store.holds(picture)) return 'there';
    if (!drawingQueue.draws()) return 'neither';
    const product = await pieces.find(wanted.product_id, (known) => keyOf(known, wanted) === wanted.key);
    if (product === undefined || keyOf(product, wanted) !== wanted.key) return 'neither';
    return drawingQueue.make(picture, product, 'ahead') instanceof Promise ? 'drawing' : 'neither';
  };

  const get: PictureSource['get'] = async (wanted, format) => {
    const { view, colour, width, key } = wanted;
    const variant: Variant = { view, colour, width, key, format };
    const found = key === '' ? undefined : await store.find(variant);
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
    const draw = (size: Wanted['width'], need: 'now' | 'larger') =>
      found ?? (product ? drawingQueue.make({ ...wanted, width: size }, product, need) : 'closed');
    const small = key === '' ? undefined : await smaller(variant);
    if (small) {
      // The smaller one may follow from this one, drawn since it was looked for.
      const since = found === undefined ? await store.find(variant) : undefined;
      if (Buffer.isBuffer(since)) return { kind: 'final', file: since };
      void draw(width, 'larger');
      return { kind: 'smaller', file: small };
    }
    // Where nothing is there, the size that takes a third of the time comes first.
    const making = draw(width === 1024 ? AHEAD.width : width, 'now');
    if (
      making instanceof Promise &&
      (await within(making, width === SOCIAL ? LINK_WAITS * waitMs : waitMs))
    ) {
      const made = await store.find(variant);
      if (Buffer.isBuffer(made)) return { kind: 'final', file: made };
      const first = await smaller(variant);
      if (first) {
        void draw(width, 'larger');
        return { kind: 'smaller', file: first };
      }
    }
    // Another view under this one's name would be a lie about the piece.
    return {
      kind: found === undefined && !drawingQueue.draws() ? 'none' : 'placeholder',
      file: undefined,
    };
  };
  return { get, expect: expected };
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
