import type { Alloy } from '@suvarna/jewellery-renderer/alloy';
import { createRenderer } from '@suvarna/jewellery-renderer/renderer';
import type { Orbit } from '@suvarna/jewellery-renderer/view/camera';
import type { Bake, Baked, BakeJob } from './bake-job.ts';
import { bakeInWorker } from './bake-in-worker.ts';
import { followHand } from './gestures.ts';
import { createTurntable, type Turntable } from './turntable.ts';

/** The canvas with everything that lives on it. */
export interface Stage {
  /** Draws the piece, alone or beside a coin, and says from where its words are read. */
  readonly show: (wanted: BakeJob) => Promise<Baked['sight']>;
  readonly dress: (alloy: Alloy) => void;
  readonly hand: Pick<Turntable, 'turn' | 'zoom' | 'reset' | 'look'>;
  /** Leaves nothing on the GPU, no listener and no worker. */
  readonly dispose: () => void;
}

export interface StageOptions {
  readonly alloy: Alloy;
  readonly spin: boolean;
  readonly onSlow?: (() => void) | undefined;
  readonly onRest?: (() => void) | undefined;
  /** The browser took the canvas away: there is nothing to see until `onBack`, or for ever after `onGone`. */
  readonly onLost?: (() => void) | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly onGone?: (() => void) | undefined;
}

export interface StageTools {
  readonly render: typeof createRenderer;
  readonly bake: Bake;
}

const LARGEST = 1024;
/** A browser that gives a canvas back does so at once. */
const PATIENCE_MS = 2_000;

/** @throws Error when the GPU is out of reach */
export function openStage(
  canvas: HTMLCanvasElement,
  options: StageOptions,
  { render, bake }: StageTools = { render: createRenderer, bake: bakeInWorker },
): Stage {
  const ended = new AbortController();
  const size = Math.min(
    LARGEST,
    Math.max(64, Math.round((canvas.clientWidth || 256) * Math.min(globalThis.devicePixelRatio || 1, 2))),
  );
  canvas.width = size;
  canvas.height = size;
  let { alloy } = options;
  let spin = options.spin;
  let shown: Baked['baked'] | undefined;
  let job: AbortController | undefined;

  let waiting: ReturnType<typeof setTimeout> | undefined;

  const lose = (): void => {
    table.turntable.stop();
    options.onLost?.();
    clearTimeout(waiting);
    waiting = setTimeout(() => options.onGone?.(), PATIENCE_MS);
  };
  const begin = (from?: Orbit) => {
    const renderer = render(canvas, { onLost: lose });
    const turntable = createTurntable({ ...options, alloy, spin, from, renderer, size });
    if (shown) turntable.load(shown);
    return { renderer, turntable };
  };
  let table = begin();
  const hand: Stage['hand'] = {
    turn: (across, up) => table.turntable.turn(across, up),
    zoom: (times) => table.turntable.zoom(times),
    reset: () => table.turntable.reset(),
    look: (from) => table.turntable.look(from),
  };
  const letGo = followHand(canvas, hand);
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      clearTimeout(waiting);
      spin = false;
      const seenFrom = table.turntable.orbit();
      table.turntable.stop();
      table.renderer.dispose();
      try {
        table = begin(seenFrom);
      } catch {
        options.onGone?.();
        return;
      }
      if (shown) options.onBack?.();
    },
    { signal: ended.signal },
  );

  return {
    hand,
    show: async (wanted) => {
      job?.abort();
      const own = new AbortController();
      job = own;
      const { baked, sight } = await bake(wanted, AbortSignal.any([own.signal, ended.signal]));
      if (own.signal.aborted || ended.signal.aborted) return null;
      shown = baked;
      table.turntable.load(baked);
      return sight;
    },
    dress: (to) => {
      alloy = to;
      table.turntable.dress(to);
    },
    dispose: () => {
      ended.abort();
      clearTimeout(waiting);
      letGo();
      table.turntable.stop();
      table.renderer.dispose();
      // Browsers keep a handful of contexts: this one goes back now and not when memory runs short.
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
      shown = undefined;
    },
  };
}
