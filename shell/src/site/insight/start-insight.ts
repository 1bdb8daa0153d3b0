/** Begins to listen when the page has come to rest: nothing of this may cost a shopper anything. */
import {
  type BrowserError,
  type EventBatch,
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
import { earlyErrors } from '../../engine/early/record-errors.ts';
import { createErrorTeller } from './browser-errors.ts';
import { keepCounting } from './counting.ts';
import { isPerson } from './person.ts';
import { tell } from './send.ts';
import { createSources, type Sources } from './source.ts';
import { kindOfError } from './visit.ts';
import { createVisits, type Visits } from './visits.ts';
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
  const sources = createSources(live.get, __REMOTE__.version);
  const visits = createVisits({
    bus,
    live,
    sources,
    page,
    storage: tabStorage(),
    tell: (batch) => tell(INSIGHT_PATH, batch),
  });
  const scene = {
    country,
    locale: page.locale,
    isSignedIn: () => session.storedToken() !== null,
    seen: storedDesigns,
  };
  // Before errors are listened for: those of before are told at once, and are the visit's.
  const flushCounts = keepCounting({
    bus,
    locale: page.locale,
    country,
    page,
    start: (shown) => {
      visits.begin();
      const send = (batch: EventBatch): void => tell(`/api/${eventsReport.path}/`, batch);
      const { flush, stop } = startAnalytics(bus, { send }, scene, shown);
      return {
        flush,
        stop() {
          stop();
          visits.end();
        },
      };
    },
    report: (error) => reportFailure(error, 'shell'),
  });
  const flushes = [watchQuality({ page, sources, visits }), visits.flush, flushCounts];
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') for (const flush of flushes) flush();
  });
}

/**
 * Speed and errors are about releases, not about shoppers: nothing of them is kept in or read from the device.
 * A visit that is counted is told with them: a tab remembers which signs of its session were told, and they
 * name nobody (ADR 90).
 *
 * @returns tells what was noticed so far
 */
function watchQuality({
  page,
  sources,
  visits,
}: {
  readonly page: PageData;
  readonly sources: Sources;
  readonly visits: Visits;
}): () => void {
  const batch = createBatch<Noticed>({
    ...RULE,
    send: (noticed) => {
      const visit = visits.take();
      tell(INSIGHT_PATH, {
        vitals: noticed.flatMap((one) => ('vital' in one ? [one.vital] : [])),
        errors: noticed.flatMap((one) => ('error' in one ? [one.error] : [])),
        ...(visit && { visit }),
      } satisfies InsightBatch);
    },
  });
  const tellError = createErrorTeller(sources, (error, thrown) => {
    batch.add({ error });
    const kind = kindOfError(thrown);
    // React itself says what it could not hydrate: it is the page's, whoever's frame is on top.
    const { remote, version } = kind === 'hydration' ? sources.ofRemote(page.remote) : error;
    visits.fault({ remote, version, kind });
  });
  onFailure(tellError);
  addEventListener('error', ({ error }: ErrorEvent) => tellError({ error: error as unknown, part: 'shell' }));
  addEventListener('unhandledrejection', ({ reason }) =>
    tellError({ error: reason as unknown, part: 'shell' }),
  );
  for (const error of earlyErrors()) tellError({ error, part: 'shell' });
  watchVitals(sources, page.remote, visits.shown, (vital) => batch.add({ vital }));
  return batch.flush;
}

function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    // Forbidden by the browser's settings: each document is a session of its own.
    return null;
  }
}
