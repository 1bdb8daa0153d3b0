/** Collects things to tell, and tells them together: soon, when there are many, or when the page goes away. */
export interface Batch<Item> {
  readonly add: (item: Item) => void;
  readonly flush: () => void;
}

export interface BatchRule<Item> {
  readonly most: number;
  readonly afterMs: number;
  readonly send: (items: readonly Item[]) => void;
}

export function createBatch<Item>({ most, afterMs, send }: BatchRule<Item>): Batch<Item> {
  let items: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (items.length === 0) return;
    const full = items;
    items = [];
    send(full);
  };
  return {
    flush,
    add(item) {
      items.push(item);
      if (items.length >= most) flush();
      else timer ??= setTimeout(flush, afterMs);
    },
  };
}
