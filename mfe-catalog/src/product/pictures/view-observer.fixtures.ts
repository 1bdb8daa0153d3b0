/** What jsdom, which lays nothing out, says about what is near the view: nothing, until a test says so. */
const watchers = new Set<IntersectionObserverCallback>();

class ViewObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(): void {
    watchers.add(this.#callback);
  }
  disconnect(): void {
    watchers.delete(this.#callback);
  }
}

/** Everything that is watched comes near the view. */
export function comeNearView(): void {
  const near = [{ isIntersecting: true }] as unknown as IntersectionObserverEntry[];
  for (const watch of watchers) watch(near, undefined as unknown as IntersectionObserver);
}

/** Gives the document of a test an `IntersectionObserver`. */
export function observeView(): void {
  watchers.clear();
  Object.assign(globalThis, { IntersectionObserver: ViewObserver });
}
