/** What jsdom, which lays nothing out, says about what is near the view: nothing, until a test brings it there. */
const watched = new Map<Element, () => void>();

class ViewObserver {
  readonly #told: IntersectionObserverCallback;
  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }
  observe(element: Element): void {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    watched.set(element, () => this.#told(entries, this as unknown as IntersectionObserver));
  }
  disconnect(): void {
    for (const element of watched.keys()) if (!element.isConnected) watched.delete(element);
  }
}

/** Gives the document of a test an `IntersectionObserver`. */
export function observeView(): void {
  watched.clear();
  Object.assign(globalThis, { IntersectionObserver: ViewObserver });
}

/** The shopper scrolls down: all there is comes near the view. */
export function scrollThrough(): void {
  for (const tell of [...watched.values()]) tell();
}
