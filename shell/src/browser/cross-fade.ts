interface Transition {
  readonly updateCallbackDone: Promise<void>;
  readonly ready: Promise<void>;
  readonly finished: Promise<void>;
}
type TransitionalDocument = Document & { startViewTransition?: (update: () => Promise<void>) => Transition };

/** A desk and a mouse: machines on which a view transition costs nothing anybody feels (decision 10). */
const QUICK = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Cross-fades a change of page by a view transition where the browser has them and is quick; elsewhere simply makes it. */
export async function crossFade(update: () => Promise<void>): Promise<void> {
  const page = document as TransitionalDocument;
  if (!page.startViewTransition || !matchMedia(QUICK).matches || document.visibilityState === 'hidden') {
    await update();
    return;
  }
  const transition = page.startViewTransition(update);
  // A skipped transition (a second visit came first) is not an error; the update still ran.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}
