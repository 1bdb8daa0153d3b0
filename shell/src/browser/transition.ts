/** Name shared by the picture of a card and the picture of its product page (`look.md`, motion). */
const PICTURE = 'product-picture';

interface Transition {
  readonly updateCallbackDone: Promise<void>;
  readonly ready: Promise<void>;
  readonly finished: Promise<void>;
}
type TransitionalDocument = Document & { startViewTransition?: (update: () => Promise<void>) => Transition };

/**
 * Runs a change of page inside a view transition where the browser has them and the shopper does
 * not object to motion. `picture` is the element that grows into the new page.
 */
export async function withTransition(update: () => Promise<void>, picture: HTMLElement | null): Promise<void> {
  const page = document as TransitionalDocument;
  if (!page.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden') {
    await update();
    return;
  }
  if (picture) picture.style.viewTransitionName = PICTURE;
  const transition = page.startViewTransition(async () => {
    if (picture) picture.style.viewTransitionName = '';
    await update();
  });
  // A skipped transition (a second visit came first) is not an error; the update still ran.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}
