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
import { stagingOf } from '../staging.ts';
import type { Still } from '../still-browser.ts';
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

interface Asked {
  readonly wanted: Wanted;
  readonly product: ProductPiece;
  /** Side of the picture, pixels. */
  readonly size: 515 | 1024;
}

/** Where pictures are made that are not made yet: one at a time, the most needed first, a bounded number in all. */
export interface DrawingQueue {
  /** @returns `closed` without a browser or right after a failure, `full` when too many wait; otherwise it settles when the picture is stored, or could not be made */
  readonly make: (wanted: Wanted, product: ProductPiece, need?: Need) => Promise<boolean> | 'closed' | 'full';
  /** Pictures that wait, are drawn, or are being written. */
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
/** Sets what shares the scene before others as needed: to set one up takes as long as half a picture. */
const SHARES = 0.5;
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
  /** What is not begun yet, and how much it is needed. */
  const waiting = new Map<string, { readonly need: Need; readonly scene: string }>();
  /** What is drawn and being written. */
  const keeping = new Set<Promise<boolean>>();
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

  const failedFor = (wanted: Wanted, error: unknown): false => {
    failed.set(wanted.key, true);
    opens = !(error instanceof NoBrowser);
    if (!opens) failed.set(RENDERER, true);
    if (!closing.signal.aborted) onFailed(error, wanted);
    return false;
  };

  /** Encodes what was drawn and stores it; meanwhile the next is drawn. */
  const keep = async (
    { wanted, size }: Asked,
    encoding: Promise<Buffer>,
    start: number,
  ): Promise<boolean> => {
    try {
      const file = await encoding;
      opens = true;
      await store.put({ ...wanted, width: size, format: 'avif' }, file);
      onMade((performance.now() - start) / 1000);
      return true;
    } catch (error) {
      return failedFor(wanted, error);
    }
  };

  const jobOf = ({ wanted, product, size }: Asked): StillJob => ({
    piece: product.piece,
    view: wanted.view,
    alloy: alloyOf(product, wanted.colour),
    size,
    frames: framesFor(size),
  });

  /** @returns when it is drawn; whether it was stored comes later */
  const draw = async (shown: SupervisedRenderer, asked: Asked): Promise<{ kept: Promise<boolean> }> => {
    const start = performance.now();
    try {
      const still = await shown.still(jobOf(asked));
      const kept = keep(asked, pictureFile(still, 'avif'), start).finally(() => keeping.delete(kept));
      keeping.add(kept);
      return { kept };
    } catch (error) {
      return { kept: Promise.resolve(failedFor(asked.wanted, error)) };
    }
  };

  /** Each frame waits for what is more needed. */
  const drawFrames = async (shown: SupervisedRenderer, asked: Asked): Promise<boolean> => {
    if (closing.signal.aborted) return false;
    const frame = (turned: number, frames: number): Promise<Still> =>
      queue.add(() => shown.still({ ...jobOf(asked), turned, frames }), { priority: PRIORITY.frame });
    return keep(asked, drawTurn(frame), performance.now());
  };

  /** Of what is as needed, that comes next which shares the scene that is set up now. */
  const bringForward = (scene: string): void => {
    for (const [id, other] of waiting)
      if (other.scene === scene) queue.setPriority(id, PRIORITY[other.need] + SHARES);
  };

  const countOf = (need: Need): number => [...waiting.values()].filter((other) => other.need === need).length;

  const hasRoomFor = (need: Need): boolean => {
    if (queue.size >= queueLimit) return false;
    const larger = countOf('larger');
    const before = queue.size - larger;
    // A picture ahead is drawn soon or not at all: what comes before it counts, larger ones do not.
    if (need !== 'now' && (need === 'larger' ? larger : before) >= queueLimit / SPARE_SHARE) return false;
    return need !== 'ahead' || !hadTheirTime();
  };

  const follow = (id: string, made: Promise<boolean>): Promise<boolean> => {
    const whole = made.finally(() => underWay.delete(id));
    underWay.set(id, whole);
    // Of what is drawn ahead no caller hears that the queue was cleared at the end.
    whole.catch(() => undefined);
    return whole;
  };

  /** A reader waits now for what was less needed. */
  const hasten = (id: string): void => {
    const known = waiting.get(id);
    if (!known || known.need === 'now') return;
    waiting.set(id, { ...known, need: 'now' });
    queue.setPriority(id, PRIORITY.now);
  };

  return {
    make(wanted, product, need = 'now') {
      if (!renderer || failed.has(RENDERER) || failed.has(wanted.key)) return 'closed';
      const size = sizeFor(wanted.width);
      const id = `${wanted.key} ${size}`;
      const asked: Asked = { wanted, product, size };
      const running = underWay.get(id);
      if (running) {
        if (need === 'now') hasten(id);
        return running;
      }
      if (isTurn(wanted)) {
        const made = turns.add(() => drawFrames(renderer, asked));
        return made === 'full' ? made : follow(id, made);
      }
      if (!hasRoomFor(need)) return 'full';
      const scene = JSON.stringify([product.piece, stagingOf(wanted.view)]);
      const drawIt = async (): Promise<{ kept: Promise<boolean> }> => {
        // Whether anybody asked for it in the meantime.
        const isAhead = waiting.get(id)?.need === 'ahead';
        waiting.delete(id);
        if (isAhead && hadTheirTime()) return { kept: Promise.resolve(false) };
        bringForward(scene);
        const start = performance.now();
        const drawn = await draw(renderer, asked);
        if (isAhead) drawnAhead = [...drawnAhead, { at: performance.now(), took: performance.now() - start }];
        return drawn;
      };
      waiting.set(id, { need, scene });
      return follow(
        id,
        queue.add(drawIt, { id, priority: PRIORITY[need] }).then(({ kept }) => kept),
      );
    },
    waiting: () => queue.size + queue.pending + keeping.size,
    draws: () => opens,
    async close() {
      closing.abort();
      turns.clear();
      queue.clear();
      await renderer?.close();
      // What was drawn when it closed is being written.
      await queue.onIdle();
      await Promise.all(keeping);
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
