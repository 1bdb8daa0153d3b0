/** How the page felt, and whose part made it so. */
import type { Vital } from '@suvarna/contracts/events';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric, type ReportOpts } from 'web-vitals';
import type { Sources } from './source.ts';

/** Browsers name what is still in the document; what left it is the page's that was opened. */
const isElement = (node: Node | null | undefined): node is Element => node instanceof Element;

/** By the largest shift. */
const nodesMoved = (shifts: readonly LayoutShift[]): readonly (Node | null)[] =>
  shifts.toSorted((one, other) => other.value - one.value)[0]?.sources.map(({ node }) => node) ?? [];

/** What browsers report of visits inside a document; in others such a visit has no figures of its own. */
const SOFT_ENTRIES = ['soft-navigation', 'interaction-contentful-paint'];
const reportsSoftVisits = (): boolean =>
  SOFT_ENTRIES.every((type) => PerformanceObserver.supportedEntryTypes.includes(type));

/** Over before another page can be opened in the document. */
const FIRST_VIEW: readonly Vital['name'][] = ['TTFB', 'FCP', 'LCP'];

type Tell = (name: Vital['name'], value: number, element?: Node | null) => void;
/** Whether a figure is of the kind that is listened for. */
type Wanted = (metric: Pick<Metric, 'navigationType'>) => boolean;

/** @param prefix of the names they are told by */
function listen(prefix: '' | 'soft-', isWanted: Wanted, tell: Tell, opts: ReportOpts): void {
  onFCP((metric) => {
    if (isWanted(metric)) tell(`${prefix}FCP`, metric.value);
  }, opts);
  onLCP((metric) => {
    if (isWanted(metric)) tell(`${prefix}LCP`, metric.value, metric.entries.at(-1)?.element);
  }, opts);
  onCLS((metric) => {
    if (isWanted(metric)) tell(`${prefix}CLS`, metric.value, nodesMoved(metric.entries).find(isElement));
  }, opts);
  onINP((metric) => {
    if (isWanted(metric))
      tell(`${prefix}INP`, metric.value, metric.entries.find(({ target }) => target !== null)?.target);
  }, opts);
}

/**
 * @param first the remote whose page the document was opened with: what came before any element is its own
 * @param shown the remote whose page is on screen
 */
export function watchVitals(
  sources: Sources,
  first: string,
  shown: () => string,
  add: (vital: Vital) => void,
): void {
  const opened = sources.ofRemote(first);
  const tell: Tell = (name, value, element) => {
    const part = isElement(element) ? sources.ofElement(element) : opened;
    const isOfFirst = FIRST_VIEW.includes(name);
    const page =
      sources.ofPage(isElement(element) ? element : null) ?? (isOfFirst ? opened : sources.ofRemote(shown()));
    add({
      ...part,
      // Most are of the page's own parts.
      ...(page.remote !== part.remote && { page }),
      name,
      value: name.endsWith('CLS') ? Math.round(value * 10_000) / 10_000 : Math.round(value),
    });
  };
  onTTFB(({ value }) => tell('TTFB', value));
  listen('', () => true, tell, {});
  // Beside them: those of the whole document stay what they are in every browser.
  if (reportsSoftVisits())
    listen('soft-', ({ navigationType }) => navigationType === 'soft-navigation', tell, {
      reportSoftNavs: true,
    });
}
