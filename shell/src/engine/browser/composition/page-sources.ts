import type { PageSource, ShownPage } from '@suvarna/remote-kit/host';

export interface WritablePageSource extends PageSource {
  readonly set: (page: ShownPage) => void;
}

export function createPageSource(): WritablePageSource {
  let shown: ShownPage | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set: (page) => {
      shown = page;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
