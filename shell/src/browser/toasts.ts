/** The shell's one toast: queued, announced, gone after 3000 ms or with CLOSE (specification §2). */
import type { EventMap } from '@suvarna/contracts/events';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

export const TOAST_MS = 3_000;

export type ToastMessage = EventMap['toast.message.requested'];

export interface Toasts {
  readonly show: (message: ToastMessage) => void;
}

type View = (props: ToastMessage & { onClose: () => void }) => ReactElement;

export function createToasts(view: View): Toasts {
  const waiting: ToastMessage[] = [];
  let root: Root | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const message = waiting.shift();
    root ??= createRoot(createRegion(), { identifierPrefix: 'toast-' });
    root.render(message ? view({ ...message, onClose: next }) : null);
    if (message) timer = setTimeout(next, TOAST_MS);
  };

  return {
    show: (message) => {
      waiting.push(message);
      if (timer === undefined) next();
    },
  };
}

/** A live region must stand before its words come, or they are not spoken. */
function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = 'shell-toast';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  (document.getElementById('shell-overlays') ?? document.body).append(region);
  return region;
}
