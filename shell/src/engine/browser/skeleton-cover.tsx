/** The outline of the next page, over the one that is left, while what it shows is on its way. */
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { SkeletonProps } from './site.ts';

/** A page that is ready sooner is drawn at once: an outline in between would only flicker. */
const PATIENCE_MS = 60;

export interface SkeletonCover {
  /** A visit to a page has begun that is not ready yet. Takes the place of the visit before. */
  readonly begin: (name: string | undefined) => void;
  /** The page is here, or does not come. */
  readonly end: () => void;
}

export function createSkeletonCover(Skeleton: (props: SkeletonProps) => ReactElement): SkeletonCover {
  let shown: { readonly root: Root; readonly place: HTMLElement } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = (): HTMLElement => {
    const element = document.createElement('div');
    element.className = 'sv-skeleton-cover';
    // The page announces itself when it is here.
    element.ariaHidden = 'true';
    const header = document.getElementById('shell-header')?.getBoundingClientRect().bottom ?? 0;
    element.style.insetBlockStart = `${Math.max(0, header)}px`;
    document.body.append(element);
    return element;
  };
  const show = (name: string | undefined): void => {
    if (!shown) {
      const element = place();
      shown = { root: createRoot(element, { identifierPrefix: 'skeleton-' }), place: element };
    }
    shown.root.render(<Skeleton name={name} />);
  };

  return {
    begin: (name) => {
      clearTimeout(timer);
      timer = setTimeout(() => show(name), PATIENCE_MS);
    },
    end: () => {
      clearTimeout(timer);
      shown?.root.unmount();
      shown?.place.remove();
      shown = undefined;
    },
  };
}
