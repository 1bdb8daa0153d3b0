import { TURN_VIEW } from '@suvarna/jewellery-model/model';
import { pictureKey } from '@suvarna/jewellery-model/picture-key';
import { viewsOf } from '@suvarna/jewellery-model/worn/views-of';
import type { Alloy } from '@suvarna/jewellery-renderer/alloy';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { framesFor } from '../frames.ts';
import { pictureFile } from '../picture-file.ts';
import type { SupervisedRenderer } from '../renderer/supervised-renderer.ts';
import { NoBrowser } from '../renderer/no-browser.ts';
import type { StillJob } from '../stills.ts';
import type { Wanted } from './picture.ts';
import type { ProductPiece } from './piece-client.ts';
import type { PictureStore } from './picture-store.ts';
import { createTurns, drawTurn, isTurn } from './turns.ts';

export interface DrawingQueueParts {
  /** `undefined` where there is no browser. */
  readonly renderer: SupervisedRenderer | undefined;
  readonly store: Pick<PictureStore, 'put'>;
  readonly queueLimit: number;
  readonly onFailed: (error: unknown, wanted: Wanted) => void;
  readonly onMade: (seconds: number) => void;
}

/**
 * A reader waits for it `now` and there is nothing to show; a page that shows it is being made, `ahead` of a reader who
 * will look; or it is a `larger` one of what is shown already.
 */
type Need = 'now' | 'ahead' | 'larger';

/** Where pictures are made that are not made yet: one at a time, the most needed first, a bounded number in all. */
export interface DrawingQueue {
  /** @returns `closed` without a browser or right after a failure, `full` when too many wait; otherwise it settles when the picture is stored, or could not be made */
  readonly make: (wanted: Wanted, product: ProductPiece, need?: Need) => Promise<boolean> | 'closed' | 'full';
  readonly waiting: () => number;
  /** `false` without a browser, and from when none could be opened until one was. */
  readonly draws: () => boolean;
  readonly close: () => Promise<void>;
}

/** A picture, or a browser, that failed is left alone for a while: trying costs seconds. */
const REST_MS = 30_000;

const alloyOf = ({ karat }: Pick<ProductPiece, 'karat'>, colour: Alloy['colour']): Alloy => ({
  karat,
  colour,
});

/** A view that cannot be seen at all comes before a larger one of what can, and a frame of a turn after all others. */
const PRIORITY: Readonly<Record<Need | 'frame', number>> = { now: 1, ahead: 0, larger: -1, frame: -2 };
/** Room for those who wait: pictures ahead, and larger ones, take a quarter of the queue each at most. */
const SPARE_SHARE = 4;
/** Pictures ahead take this part of the processor's time at most. */
const AHEAD_SHARE = 4;
const MINUTE_MS = 60_000;

/** The size a picture is made in when it is asked for in this width: a small one is four times as fast. */
const sizeFor = (width: Wanted['width']): 515 | 1024 => (width === 360 || width === 515 ? 515 : 1024);

export function createDrawingQueue({
  renderer,
  store,
  queueLimit,
  onFailed,
  onMade,
}: DrawingQueueParts): DrawingQueue {
  const queue = new PQueue({ concurrency: 1 });
  const turns = createTurns();
  const underWay = new Map<string, Promise<boolean>>();
  /** Of these, what waits and is less needed, each with room of its own: it never keeps out what is needed more. */
  const spare = { ahead: new Set<string>(), larger: new Set<string>() };
  const failed = new LRUCache<string, true>({ max: 1_000, ttl: REST_MS });
  const closing = new AbortController();
  let opens = renderer !== undefined;
  /** When pictures were drawn ahead in the last minute, and how long each took. */
  let drawnAhead: readonly { readonly at: number; readonly took: number }[] = [];

  /** A reader who opens page after page would have the whole processor draw what no reader looks at. */
  const hadTheirTime = (): boolean => {
    const now = performance.now();
    drawnAhead = drawnAhead.filter(({ at }) => now - at < MINUTE_MS);
    return drawnAhead.reduce((sum, { took }) => sum + took, 0) > MINUTE_MS / AHEAD_SHARE;
  };

  /** A file of what is wanted; of a turn each frame waits for what is more needed. */
  const paint = async (shown: SupervisedRenderer, job: StillJob): Promise<Buffer> =>
    isTurn(job)
      ? drawTurn((turned, frames) =>
          queue.add(() => shown.still({ ...job, turned, frames }), { priority: PRIORITY.frame }),
        )
      : pictureFile(await shown.still(job), 'avif');

  const draw = async (wanted: Wanted, product: ProductPiece, size: 515 | 1024): Promise<boolean> => {
    if (!renderer || closing.signal.aborted) return false;
    const start = performance.now();
    try {
      const file = await paint(renderer, {
        piece: product.piece,
        view: wanted.view,
        alloy: alloyOf(product, wanted.colour),
        size,
        frames: framesFor(size),
      });
      opens = true;
      await store.put({ ...wanted, width: size, format: 'avif' }, file);
      onMade((performance.now() - start) / 1000);
      return true;
    } catch (error) {
      failed.set(wanted.key, true);
      opens = !(error instanceof NoBrowser);
      if (!opens) failed.set(RENDERER, true);
      if (!closing.signal.aborted) onFailed(error, wanted);
      return false;
    }
  };

  const hasRoomFor = (need: Need): boolean => {
    if (queue.size >= queueLimit) return false;
    // A picture ahead is drawn soon or not at all: what comes before it counts, larger ones do not.
    const before = need === 'larger' ? spare.larger.size : queue.size - spare.larger.size;
    if (need !== 'now' && before >= queueLimit / SPARE_SHARE) return false;
    return need !== 'ahead' || !hadTheirTime();
  };

  const follow = (id: string, made: Promise<boolean>): Promise<boolean> => {
    const whole = made.finally(() => underWay.delete(id));
    underWay.set(id, whole);
    // Of what is drawn ahead no caller hears that the queue was cleared at the end.
    whole.catch(() => undefined);
    return whole;
  };

  return {
    make(wanted, product, need = 'now') {
      if (!renderer || failed.has(RENDERER) || failed.has(wanted.key)) return 'closed';
      const size = sizeFor(wanted.width);
      const id = `${wanted.key} ${size}`;
      const running = underWay.get(id);
      if (running) {
        const waits = spare.ahead.has(id) || spare.larger.has(id);
        if (need === 'now' && waits) {
          for (const waiting of Object.values(spare)) waiting.delete(id);
          queue.setPriority(id, PRIORITY.now);
        }
        return running;
      }
      if (isTurn(wanted)) {
        const made = turns.add(() => draw(wanted, product, size));
        return made === 'full' ? made : follow(id, made);
      }
      if (!hasRoomFor(need)) return 'full';
      const drawIt = async (): Promise<boolean> => {
        // Whether anybody asked for it in the meantime.
        spare.larger.delete(id);
        if (!spare.ahead.delete(id)) return draw(wanted, product, size);
        if (hadTheirTime()) return false;
        const start = performance.now();
        const made = await draw(wanted, product, size);
        drawnAhead = [...drawnAhead, { at: performance.now(), took: performance.now() - start }];
        return made;
      };
      if (need !== 'now') spare[need].add(id);
      return follow(id, queue.add(drawIt, { id, priority: PRIORITY[need] }));
    },
    waiting: () => queue.size + queue.pending,
    draws: () => opens,
    async close() {
      closing.abort();
      turns.clear();
      queue.clear();
      await renderer?.close();
      // What was drawn when it closed is being written.
      await queue.onIdle();
    },
  };
}

const RENDERER = 'renderer';

/** The key of a picture of a product, or `undefined` for a metal it does not come in and a view there is none of. */
export function keyOf(
  product: ProductPiece,
  { view, colour }: Pick<Wanted, 'view' | 'colour'>,
): string | undefined {
  return product.colours.includes(colour) && [...viewsOf(product.piece.category), TURN_VIEW].includes(view)
    ? pictureKey(product.piece, alloyOf(product, colour), view)
    : undefined;
}
