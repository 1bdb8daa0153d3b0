/**
 * Keys without a text. A test that meets one fails (`shared/testing/src/jest/missing-texts.cjs`), a
 * developer sees it on screen, a shopper reads English instead, and each is counted.
 */
import type { Locale } from '@suvarna/contracts/locale';

export interface MissingText {
  readonly locale: Locale;
  readonly namespace: string;
  readonly key: string;
}

/** More different ones say nothing new, and nothing may grow without end. */
const MOST = 100;

/** Where tests look, which load nothing of this package unless what they test does. */
const PLACE = Symbol.for('suvarna.missing-texts');
type Place = { [PLACE]?: Map<string, number> };

const listeners = new Set<(missing: MissingText) => void>();
const met = new Map<string, MissingText>();
let marked: boolean | undefined;

/** How often texts were missing, by `hi catalog@1.0.0 bag.title`. */
export const missingTexts = (): Map<string, number> =>
  ((globalThis as Place)[PLACE] ??= new Map<string, number>());

/** Tells of each key once, also of those that were missing before. @returns what ends it */
export function onMissingText(listener: (missing: MissingText) => void): () => void {
  listeners.add(listener);
  for (const missing of met.values()) listener(missing);
  return () => listeners.delete(listener);
}

/** Whether a missing text is shown as `⟦key⟧` instead of in English. On a server the renderer says so; see {@link areMissingTextsMarked}. */
export function markMissingTexts(on: boolean): void {
  marked = on;
}

/**
 * Only a store on a developer's own machine is reached without encryption (`storeOriginFault`), so an
 * address with `http:` is a developer's, in the browser and in what the server is told of the page.
 */
export const areMissingTextsMarked = (address: string): boolean => address.startsWith('http:');

/** Counts a missing text. @returns what is shown in its place */
export function missed(missing: MissingText, english: string | undefined): string {
  const { locale, namespace, key } = missing;
  const name = `${locale} ${namespace} ${key}`;
  const counts = missingTexts();
  if (counts.has(name) || counts.size < MOST) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (!met.has(name) && met.size < MOST) {
    met.set(name, missing);
    for (const listener of listeners) listener(missing);
  }
  marked ??= areMissingTextsMarked((globalThis as { location?: { href: string } }).location?.href ?? '');
  return marked ? `⟦${key}⟧` : (english ?? key);
}
