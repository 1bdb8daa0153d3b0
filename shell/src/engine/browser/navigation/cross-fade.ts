import { isQuickMachine } from '../timing/machine-speed.ts';

interface Transition {
  readonly updateCallbackDone: Promise<void>;
  readonly ready: Promise<void>;
  readonly finished: Promise<void>;
}
type TransitionalDocument = Document & { startViewTransition?: (update: () => Promise<void>) => Transition };

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const DESK = '(hover: hover) and (pointer: fine)';

/** Machines on which a view transition costs nothing anybody feels (decision 10): a desk with a mouse, and quick phones. */
const isCheap = (): boolean =>
  !matchMedia(LESS_MOTION).matches && (matchMedia(DESK).matches || isQuickMachine());

/** Cross-fades a change of page by a view transition where the browser has them and is quick; elsewhere simply makes it. */
export async function crossFade(update: () => Promise<void>): Promise<void> {
  const page = document as TransitionalDocument;
  if (!page.startViewTransition || !isCheap() || document.visibilityState === 'hidden') {
    await update();
    return;
  }
  const transition = page.startViewTransition(update);
  // A skipped transition (a second visit came first) is not an error; the update still ran.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}
