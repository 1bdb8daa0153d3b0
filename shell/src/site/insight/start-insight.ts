/** Begins to listen when the page has come to rest: nothing of this may cost a shopper anything. */
import {
  type BrowserError,
  eventsReport,
  INSIGHT_PATH,
  type InsightBatch,
  type Vital,
} from '@suvarna/contracts/events';
import type { CountryValue } from '@suvarna/contracts/country-options';
import type { PageData } from '@suvarna/contracts/public-composition';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import { storedDesigns } from './stored-designs.ts';
import type { LiveComposition } from '../../engine/browser/composition/live-composition.ts';
import { onFailure, reportFailure } from '../../engine/browser/composition/report-failure.ts';
import { startAnalytics } from './analytics.ts';
import { createBatch } from './batch.ts';
import { createErrorTeller } from './browser-errors.ts';
import { keepCounting } from './counting.ts';
import { isPerson } from './person.ts';
import { tell } from './send.ts';
import { createSources } from './source.ts';
import { watchVitals } from './web-vitals.ts';

interface Options {
  readonly live: LiveComposition;
  readonly page: PageData;
  readonly country: CountryValue;
}

type Noticed = { readonly vital: Vital } | { readonly error: BrowserError };
const RULE = { most: 10, afterMs: 10_000 } as const;

export function startInsight({ live, page, country }: Options): void {
  if (!isPerson(navigator.userAgent)) return;
  const flushes: (() => void)[] = [];
  watchQuality({ live, page, country }, flushes);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') for (const flush of flushes) flush();
  });

  const scene = {
    country,
    locale: page.locale,
    isSignedIn: () => session.storedToken() !== null,
    seen: storedDesigns,
  };
  flushes.push(
    keepCounting({
      bus,
      locale: page.locale,
      country,
      page,
      start: (shown) =>
        startAnalytics(bus, { send: (batch) => tell(`/api/${eventsReport.path}/`, batch) }, scene, shown),
      report: (error) => reportFailure(error, 'shell'),
    }),
  );
}

/** Speed and errors are about releases, not about shoppers: nothing of them is kept in or read from the device. */
function watchQuality({ live, page }: Options, flushes: (() => void)[]): void {
  const batch = createBatch<Noticed>({
    ...RULE,
    send: (noticed) =>
      tell(INSIGHT_PATH, {
        vitals: noticed.flatMap((one) => ('vital' in one ? [one.vital] : [])),
        errors: noticed.flatMap((one) => ('error' in one ? [one.error] : [])),
      } satisfies InsightBatch),
  });
  const sources = createSources(live.get, __REMOTE__.version);
  const tellError = createErrorTeller(sources, (error) => batch.add({ error }));
  onFailure(tellError);
  addEventListener('error', ({ error }: ErrorEvent) => tellError({ error: error as unknown, part: 'shell' }));
  addEventListener('unhandledrejection', ({ reason }) =>
    tellError({ error: reason as unknown, part: 'shell' }),
  );
  watchVitals(sources, page.remote, (vital) => batch.add({ vital }));
  flushes.push(batch.flush);
}
