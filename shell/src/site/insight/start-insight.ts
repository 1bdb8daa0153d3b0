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
import { splitLocale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import { storedDesigns } from './stored-designs.ts';
import type { LiveComposition } from '../../engine/browser/composition/live-composition.ts';
import { onFailure, reportFailure } from '../../engine/browser/composition/report-failure.ts';
import { ORDER_PLACED } from '../chrome/paths.ts';
import { startAnalytics } from './analytics.ts';
import { createBatch } from './batch.ts';
import { earlyErrors } from '../../engine/early/record-errors.ts';
import { createErrorTeller } from './browser-errors.ts';
import { cohortOfDocument, createVisitWatch, kindOfError } from './canary-visit.ts';
import { keepCounting } from './counting.ts';
import { isPerson } from './person.ts';
import { tell } from './send.ts';
import { createSources } from './source.ts';
import { watchFaults } from './watch-faults.ts';
import { watchVitals } from './web-vitals.ts';

interface Options {
  readonly live: LiveComposition;
  readonly page: PageData;
  readonly country: CountryValue;
}

type Noticed = { readonly vital: Vital } | { readonly error: BrowserError };
const RULE = { most: 10, afterMs: 10_000 } as const;
/** While a canary runs its faults are told soon: it is to end soon. */
const RULE_OF_VISITS = { most: 10, afterMs: 2_000 } as const;

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

/**
 * Speed and errors are about releases, not about shoppers: nothing of them is kept in or read from the device.
 * While a canary runs a tab remembers which signs of its session were told; they name nobody (ADR 90).
 */
function watchQuality({ live, page }: Options, flushes: (() => void)[]): void {
  const batch = createBatch<Noticed>({
    ...RULE,
    send: (noticed) =>
      tell(INSIGHT_PATH, {
        vitals: noticed.flatMap((one) => ('vital' in one ? [one.vital] : [])),
        errors: noticed.flatMap((one) => ('error' in one ? [one.error] : [])),
        ...(visit && { visit: visit.take() }),
      } satisfies InsightBatch),
  });
  const of = cohortOfDocument();
  const news = createBatch<'news'>({
    ...RULE_OF_VISITS,
    send: () => {
      if (visit) tell(INSIGHT_PATH, { vitals: [], errors: [], visit: visit.take() } satisfies InsightBatch);
    },
  });
  const visit = of && createVisitWatch({ ...of, storage: tabStorage(), onNews: () => news.add('news') });
  const sources = createSources(live.get, __REMOTE__.version);
  let shown = page.remote;
  const tellError = createErrorTeller(sources, (error, thrown) => {
    batch.add({ error });
    const kind = kindOfError(thrown);
    // React itself says what it could not hydrate: it is the page's, whoever's frame is on top.
    const { remote, version } = kind === 'hydration' ? sources.ofRemote(page.remote) : error;
    visit?.fault({ remote, version, kind });
  });
  onFailure(tellError);
  addEventListener('error', ({ error }: ErrorEvent) => tellError({ error: error as unknown, part: 'shell' }));
  addEventListener('unhandledrejection', ({ reason }) =>
    tellError({ error: reason as unknown, part: 'shell' }),
  );
  for (const error of earlyErrors()) tellError({ error, part: 'shell' });
  if (visit) {
    watchFaults(sources, page, () => shown, visit.fault);
    bus.on('bag.line-item.added', () => visit.sign('bagged'));
    const signWhereThanked = (): void => {
      if (splitLocale(location.pathname).path.startsWith(ORDER_PLACED)) visit.sign('ordered');
    };
    signWhereThanked();
    bus.on('navigation.page.shown', ({ remote }) => {
      shown = remote;
      signWhereThanked();
    });
  }
  watchVitals(sources, page.remote, (vital) => batch.add({ vital }));
  flushes.push(batch.flush, news.flush);
}

function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    // Forbidden by the browser's settings: each document is a session of its own.
    return null;
  }
}
