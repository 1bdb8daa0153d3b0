/** How the page felt, and whose part made it so. */
import type { Vital } from '@suvarna/contracts/api/insight';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Sources } from './source.ts';

/** Browsers name what is still in the document; what left it is the page's that was opened. */
const isElement = (node: Node | null | undefined): node is Element => node instanceof Element;

/** By the largest shift. */
const nodesMoved = (shifts: readonly LayoutShift[]): readonly (Node | null)[] =>
  shifts.toSorted((one, other) => other.value - one.value)[0]?.sources.map(({ node }) => node) ?? [];

/** @param first the remote whose page the document was opened with: what came before any element is its own */
export function watchVitals(sources: Sources, first: string, add: (vital: Vital) => void): void {
  const opened = sources.ofRemote(first);
  const told = (name: Vital['name'], value: number, element?: Node | null): void => {
    add({
      ...(isElement(element) ? sources.ofElement(element) : opened),
      name,
      value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
    });
  };
  onTTFB(({ value }) => told('TTFB', value));
  onFCP(({ value }) => told('FCP', value));
  onLCP(({ value, entries }) => told('LCP', value, entries.at(-1)?.element));
  onCLS(({ value, entries }) => told('CLS', value, nodesMoved(entries).find(isElement)));
  onINP(({ value, entries }) => told('INP', value, entries.find(({ target }) => target !== null)?.target));
}
