/** What lies over every page: the progress hairline, word of a lost connection, and the toast, one message at a time. */
import type { EventMap } from '@suvarna/contracts/bus-events';
import type { Locale } from '@suvarna/contracts/locale';
import { useSyncExternalStore, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { LoadingBar } from '../chrome/states/loading-bar.tsx';
import { OfflineBanner } from '../chrome/states/offline-banner.tsx';
import { ToastRegion, type ToastMessage } from '../chrome/states/toast-region.tsx';

export interface Overlays {
  /** Shows a toast now, or after those before it. */
  readonly toast: (message: EventMap['toast.message.requested']) => void;
  readonly setBusy: (busy: boolean) => void;
  readonly isBusy: () => boolean;
  /** Puts them on screen; what was asked for before is shown then. */
  readonly draw: () => void;
}

interface State {
  readonly offline: boolean;
  readonly messages: readonly ToastMessage[];
}

export function createOverlays(locale: Locale): Overlays {
  let state: State = { offline: !navigator.onLine, messages: [] };
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: Partial<State>): void => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const close = (): void => change({ messages: state.messages.slice(1) });
  // Not by React: what it changes in one root makes it begin again with the page that it draws in another, in slices.
  let isBusy = false;
  let bar: HTMLElement | null = null;
  const showBusy = (): void => void bar?.toggleAttribute('data-active', isBusy);
  const placeBar = (element: HTMLElement | null): void => {
    bar = element;
    showBusy();
  };

  function View(): ReactElement {
    const { offline, messages } = useSyncExternalStore(subscribe, () => state);
    return (
      <>
        <LoadingBar ref={placeBar} />
        <OfflineBanner locale={locale} offline={offline} />
        <ToastRegion locale={locale} message={messages[0] ?? null} onClose={close} />
      </>
    );
  }
  for (const name of ['online', 'offline'])
    addEventListener(name, () => change({ offline: !navigator.onLine }));

  return {
    draw: () => {
      const place = document.getElementById('shell-overlays');
      if (place) createRoot(place, { identifierPrefix: 'overlay-' }).render(<View />);
    },
    toast: ({ text, kind }) => {
      lastId += 1;
      change({ messages: [...state.messages, { id: lastId, text, kind }] });
    },
    isBusy: () => isBusy,
    setBusy: (busy) => {
      isBusy = busy;
      showBusy();
    },
  };
}
