import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import type { Alloy } from '@suvarna/jewellery-renderer/alloy';
import type { Renderer } from '@suvarna/jewellery-renderer/renderer';
import type { Orbit } from '@suvarna/jewellery-renderer/view/camera';
import { asPictured, nearer, turned } from './orbit.ts';

/** Draws the piece as the hand turns it; while nothing moves the picture grows finer. */
export interface Turntable {
  readonly load: (model: BakedModel) => void;
  readonly turn: (across: number, up: number) => void;
  readonly zoom: (times: number) => void;
  /** Back to the view of the catalogue's picture. */
  readonly reset: () => void;
  /** From another side, as far away as the catalogue's picture. */
  readonly look: (from: Pick<Orbit, 'azimuth' | 'elevation'>) => void;
  /** From where the piece is seen now; nothing before there is one. */
  readonly orbit: () => Orbit | undefined;
  readonly dress: (alloy: Alloy) => void;
  /** Draws nothing more. The renderer is its owner's. */
  readonly stop: () => void;
}

export interface TurntableOptions {
  readonly renderer: Pick<Renderer, 'load' | 'frame' | 'settle'>;
  readonly alloy: Alloy;
  /** Pixels of a side. */
  readonly size: number;
  /** One slow turn at the beginning, until the first touch. */
  readonly spin: boolean;
  /** From where the piece is seen first, instead of as in the catalogue's picture. */
  readonly from?: Orbit | undefined;
  /** Frames take so long that turning is no pleasure. */
  readonly onSlow?: (() => void) | undefined;
  /** The picture is as fine as the catalogue's. */
  readonly onRest?: (() => void) | undefined;
}

const SPIN_PER_MS = (2 * Math.PI) / 14_000;
/** A tab that comes back does not jump ahead. */
const LONGEST_STEP_MS = 60;
const SLOW_MS = 350;
const SLOW_FRAMES = 4;

export function createTurntable({
  renderer,
  alloy,
  size,
  spin,
  from,
  onSlow,
  onRest,
}: TurntableOptions): Turntable {
  let camera: BakedModel['cameras']['hero'] | undefined;
  let orbit = from;
  let metal = alloy;
  let left = spin ? 2 * Math.PI : 0;
  let stale = false;
  let next = 0;
  let before: number | undefined;
  let slow = 0;

  const wake = (): void => {
    if (next === 0 && camera) next = requestAnimationFrame(tick);
  };
  const rest = (): void => {
    before = undefined;
    onRest?.();
  };
  const advance = (passed: number): void => {
    if (left <= 0 || !orbit || !camera) return;
    const step = Math.min(passed, LONGEST_STEP_MS) * SPIN_PER_MS;
    left -= step;
    // The last step ends exactly where the catalogue's picture was taken.
    orbit = left <= 0 ? asPictured(camera) : turned(orbit, step, 0);
    stale = true;
  };
  function tick(now: number): void {
    next = 0;
    if (!camera || !orbit) return;
    const passed = before === undefined ? 0 : now - before;
    before = now;
    slow = passed > SLOW_MS ? slow + 1 : 0;
    if (slow >= SLOW_FRAMES && onSlow) {
      onSlow();
      return;
    }
    advance(passed);
    if (stale) {
      stale = false;
      renderer.frame({ camera, orbit, alloy: metal, width: size, height: size });
      wake();
    } else if (renderer.settle()) wake();
    else rest();
  }
  const change = (to: (now: Orbit) => Orbit): void => {
    left = 0;
    if (orbit) orbit = to(orbit);
    stale = true;
    wake();
  };
  return {
    load: (model) => {
      renderer.load(model);
      camera = model.cameras.hero;
      orbit ??= asPictured(camera);
      stale = true;
      wake();
    },
    turn: (across, up) => change((now) => turned(now, across, up)),
    zoom: (times) => change((now) => nearer(now, times)),
    reset: () => change((now) => (camera ? asPictured(camera) : now)),
    look: (from) => change(() => asPictured(from)),
    orbit: () => orbit,
    dress: (to) => {
      metal = to;
      stale = true;
      wake();
    },
    stop: () => {
      cancelAnimationFrame(next);
      next = 0;
      camera = undefined;
    },
  };
}
