/** The outline of the next page, over the one that is left, while what it shows is on its way. */
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { isQuickMachine } from '../timing/machine-speed.ts';
import type { SkeletonProps } from '../site.ts';

/** On a quick machine a page that is ready sooner is drawn at once: an outline in between would only flicker. */
const PATIENCE_MS = 60;

export interface SkeletonCover {
  /** A page with this outline may be asked for: it is drawn while no shopper waits for it. */
  readonly expect: (name: string | undefined) => void;
  /** A visit to a page has begun that is not ready yet. Takes the place of the visit before. */
  readonly begin: (name: string | undefined) => void;
  /** The page is here, or does not come. */
  readonly end: () => void;
}

export function createSkeletonCover(Skeleton: (props: SkeletonProps) => ReactElement): SkeletonCover {
  // Each is drawn once and kept: drawing it, and taking it apart, would be in the way of the page it stands for.
  const outlines = new Map<string | undefined, HTMLElement>();
  let shown: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const outlineOf = (name: string | undefined): HTMLElement => {
    const drawn = outlines.get(name);
    if (drawn) return drawn;
    const element = document.createElement('div');
    element.className = 'sv-skeleton-cover';
    // The page announces itself when it is here.
    element.ariaHidden = 'true';
    createRoot(element, { identifierPrefix: `skeleton-${outlines.size}-` }).render(<Skeleton name={name} />);
    outlines.set(name, element);
    return element;
  };
  const hide = (): void => {
    shown?.remove();
    shown = undefined;
  };
  const show = (name: string | undefined): void => {
    hide();
    shown = outlineOf(name);
    const edges = [...document.querySelectorAll('[data-page-begins-below]')].map(
      (row) => row.getBoundingClientRect().bottom,
    );
    shown.style.insetBlockStart = `${Math.max(0, ...edges)}px`;
    document.body.append(shown);
  };

  return {
    expect: outlineOf,
    begin: (name) => {
      clearTimeout(timer);
      // Elsewhere drawing the page alone takes longer. The outline comes with the frame that answers the tap:
      // in the middle of the drawing it would take another one.
      if (isQuickMachine()) timer = setTimeout(() => show(name), PATIENCE_MS);
      else show(name);
    },
    end: () => {
      clearTimeout(timer);
      hide();
    },
  };
}
