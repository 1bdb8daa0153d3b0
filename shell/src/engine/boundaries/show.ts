/** Puts the boundary overlay over the live page, and takes it away again. */
import type { Translate } from '@suvarna/remote-kit/page';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { LiveComposition } from '../browser/composition/live-composition.ts';
import { BoundaryPanel } from './boundary-panel.tsx';

let shown: { readonly root: Root; readonly place: Element } | undefined;

export function toggleBoundaries({
  live,
  t,
}: {
  readonly live: LiveComposition;
  readonly t: Translate;
}): void {
  if (shown) {
    hide();
    return;
  }
  const before = document.activeElement;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: 'boundaries-' });
  shown = { root, place };
  const onClose = (): void => {
    hide();
    if (before instanceof HTMLElement) before.focus();
  };
  const draw = (): void => {
    if (shown?.root === root)
      root.render(
        createElement(BoundaryPanel, {
          t,
          composition: live.get(),
          shellVersion: __REMOTE__.version,
          onClose,
        }),
      );
  };
  live.subscribe(draw);
  draw();
}

function hide(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}
