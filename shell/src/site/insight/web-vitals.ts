/** How the page felt, and whose part made it so. */
import type { Vital } from '@suvarna/contracts/api/insight';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import type { Sources } from './source.ts';

const find = (selector: string | undefined): Element | null => {
  if (!selector) return null;
  try {
    return document.querySelector(selector);
  } catch (error) {
    // The library writes selectors for people to read; not every one can be asked for.
    if (error instanceof DOMException) return null;
    throw error;
  }
};

/** @param first the remote whose page the document was opened with: what came before any element is its own */
export function watchVitals(sources: Sources, first: string, add: (vital: Vital) => void): void {
  const opened = sources.ofRemote(first);
  const told = (name: Vital['name'], value: number, element: Element | null): void => {
    add({
      ...(element ? sources.ofElement(element) : opened),
      name,
      value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
    });
  };
  onTTFB(({ value }) => told('TTFB', value, null));
  onFCP(({ value }) => told('FCP', value, null));
  onLCP(({ value, attribution }) => told('LCP', value, find(attribution.target)));
  onCLS(({ value, attribution }) => told('CLS', value, find(attribution.largestShiftTarget)));
  onINP(({ value, attribution }) => told('INP', value, find(attribution.interactionTarget)));
}
