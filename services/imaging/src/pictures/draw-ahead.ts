import { PICTURE_VIEWS, type PictureView } from '@suvarna/jewellery-model/model';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { stagingOf } from '../staging.ts';
import type { OrderedDesign } from './drawing-order.ts';
import { keyOf, type DrawingQueue } from './drawing-queue.ts';
import type { PieceClient, ProductPiece } from './piece-client.ts';
import type { PictureStore } from './picture-store.ts';

export interface DrawAheadParts {
  readonly order: () => Promise<readonly OrderedDesign[]>;
  readonly pieces: PieceClient;
  readonly store: Pick<PictureStore, 'holds'>;
  /** What readers wait for: nothing is drawn beside it. */
  readonly readers: Pick<DrawingQueue, 'waiting'>;
  /** Where this worker alone has its pictures drawn, by a process that gives way to all others. */
  readonly drawingQueue: Pick<DrawingQueue, 'make' | 'draws'>;
  /** Whether there is room for pictures that nobody asked for. */
  readonly hasRoom: () => boolean;
  readonly onFault: (error: unknown) => void;
  /** How long the worker waits before it begins, between pictures, and when the machine has other work. */
  readonly times?: { readonly before: number; readonly between: number; readonly away: number };
  /** Share of the machine that others use, 0…1; the worker rests so many milliseconds meanwhile. */
  readonly busyWhile?: (ms: number, signal: AbortSignal) => Promise<number>;
}

/** Draws the whole catalogue ahead, the most looked at first, when nothing else is to do. */
export interface DrawAhead {
  readonly drawn: () => number;
  /** Pictures of the round under way that were not looked for yet; 0 before the first. */
  readonly left: () => number;
  readonly isPaused: () => boolean;
  readonly close: () => Promise<void>;
}

/** A machine that others use more than this is left to them. */
const BUSY = 0.4;
const TIMES = { before: 60_000, between: 20, away: 5_000 };
/** The catalogue changes: it is gone through again after so long. */
const AGAIN_MS = 3_600_000;
const WIDTH = 515;
/** What shows a piece alone comes first: it shares more of what is set up. */
const VIEWS = PICTURE_VIEWS.toSorted((a, b) => Number(isApart(a)) - Number(isApart(b)));

export function startDrawAhead({
  order,
  pieces,
  store,
  readers,
  drawingQueue,
  hasRoom,
  onFault,
  times = TIMES,
  busyWhile = watchOthers(),
}: DrawAheadParts): DrawAhead {
  const closing = new AbortController();
  const { signal } = closing;
  let [drawn, left, isPaused] = [0, 0, false];

  /** Returns when nobody waits for a picture, the machine is idle and there is room. */
  const turn = async (): Promise<void> => {
    for (;;) {
      const busy = await busyWhile(times.between, signal);
      isPaused = busy > BUSY || readers.waiting() > 0 || !drawingQueue.draws() || !hasRoom();
      if (!isPaused) return;
      await pause(times.away, undefined, { signal });
    }
  };

  /** All views of a design in one metal, one after the other: they share what is set up for the first. */
  const drawDesign = async (product_id: number, product: ProductPiece, colour: OrderedDesign['colour']) => {
    // The next is begun while the last one is encoded.
    let before: Promise<void> | undefined;
    for (const view of VIEWS) {
      left -= 1;
      const key = keyOf(product, { view, colour });
      if (key === undefined) continue;
      const picture = { product_id, view, colour, key, width: WIDTH, format: 'avif' } as const;
      if (await store.holds(picture)) continue;
      await turn();
      const making = drawingQueue.make(picture, product);
      if (!(making instanceof Promise)) continue;
      const counted = making.then((made) => {
        if (made) drawn += 1;
      });
      await before;
      before = counted;
    }
    await before;
  };

  /** First every design in the metal it is shown in, then the others. */
  const round = async (): Promise<void> => {
    const designs = await order();
    left = designs.length * VIEWS.length;
    for (const isFirst of [true, false]) {
      for (const { product_id, colour } of designs) {
        signal.throwIfAborted();
        const product = await pieces.find(product_id, () => true);
        const colours = (product?.colours ?? []).filter((each) => (each === colour) === isFirst);
        if (!isFirst) left += colours.length * VIEWS.length;
        for (const each of colours) if (product) await drawDesign(product_id, product, each);
      }
    }
    left = 0;
  };

  const run = async (): Promise<void> => {
    await pause(times.before, undefined, { signal });
    for (;;) {
      let rest = AGAIN_MS;
      try {
        await round();
      } catch (error) {
        signal.throwIfAborted();
        onFault(error);
        rest = times.before;
      }
      await pause(rest, undefined, { signal });
    }
  };
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) onFault(error);
  });
  return {
    drawn: () => drawn,
    left: () => Math.max(left, 0),
    isPaused: () => isPaused,
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

/** What others used since the last look. Drawing ahead has the lowest priority, as all work that can wait has one below the usual, and is not counted. */
export function watchOthers(
  look: () => ReturnType<typeof cpus> = cpus,
): NonNullable<DrawAheadParts['busyWhile']> {
  let before = ticks(look());
  return async (ms, signal) => {
    await pause(ms, undefined, { signal });
    const after = ticks(look());
    const share = (after.urgent - before.urgent) / Math.max(after.all - before.all, 1);
    before = after;
    return share;
  };
}

function ticks(processors: ReturnType<typeof cpus>): { readonly urgent: number; readonly all: number } {
  let [urgent, all] = [0, 0];
  for (const { times } of processors) {
    urgent += times.user + times.sys + times.irq;
    all += times.user + times.sys + times.irq + times.nice + times.idle;
  }
  return { urgent, all };
}

function isApart(view: PictureView): boolean {
  return stagingOf(view) !== 'alone';
}
