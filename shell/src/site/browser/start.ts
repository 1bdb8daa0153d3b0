/** Puts the shell together in the browser: named steps, in order. */
import { countryOption } from '@suvarna/contracts/country-options';
import { OFFLINE_ROUTE } from '@suvarna/contracts/release-delivery/public-composition';
import { bus } from '@suvarna/event-bus';
import '../chrome/server-only.ts';
import { chromeTexts } from '../chrome/texts.ts';
import { watchActivity } from './activity.ts';
import { createApplications } from '../../engine/browser/applications.ts';
import { countryOfPage, followCountry } from './country-switch.ts';
import { createFallbackSlot } from '../../engine/browser/fallback-slot.tsx';
import { createEmbed } from '../../engine/browser/fragments.ts';
import { listenToLinks, requestIdle } from '../../engine/browser/links.ts';
import { createLiveComposition } from '../../engine/browser/live-composition.ts';
import { createNavigator } from '../../engine/browser/navigator.ts';
import { whenIdle } from '../../engine/browser/when-idle.ts';
import { nextTask } from '../../engine/browser/next-task.ts';
import { startOffline } from '../../engine/offline/start-offline.ts';
import { setPlace, followShownPage } from './server-chrome.ts';
import { hydrateTools } from './tools-island.tsx';
import { createOverlays } from './overlays.tsx';
import { session } from '@suvarna/session';
import { bagStore } from '@suvarna/stores';
import { readComposition, readPageData } from '../../engine/browser/page-data.ts';
import { reportFailure } from '../../engine/browser/report-failure.ts';
import { loadAhead } from '../../engine/browser/retry.ts';
import { watchPerson } from './watch-person.ts';

const began = performance.now();
const activity = watchActivity(began, () => performance.now());
const page = readPageData();
const { locale } = page;
const country = countryOfPage(page);
const { currency } = countryOption(country);
const t = chromeTexts(locale);

const live = createLiveComposition(readComposition(), (error) => reportFailure(error, 'shell'));
const overlays = createOverlays(locale);

const offline = startOffline((error) => reportFailure(error, 'shell'));
// It stands in for another page, which is to be had again now.
if (page.routeId === OFFLINE_ROUTE) addEventListener('online', () => location.reload(), { once: true });

const applications = createApplications({
  embed: createEmbed({ live, locale, currency, report: reportFailure }),
  hydrateFirst: page.rendered ? page.remote : null,
  onBroken: (name, error) => {
    reportFailure(error, name);
    if (applications.active() === name) navigator.broken();
  },
});

const navigator = createNavigator({
  live,
  applications,
  currency,
  fallback: createFallbackSlot(),
  onBusy: overlays.setBusy,
  onLeave: setPlace,
  onShown: ({ path, remote, route }, title) =>
    bus.emit('navigation.page.shown', { path, remote: remote.name, routeId: route.id, title }),
  onStay: () =>
    overlays.toast({ text: t(globalThis.navigator.onLine ? 'error.generic' : 'offline'), kind: 'error' }),
  hasOnlyCachedPages: offline.hasOnlyCachedPages,
  report: reportFailure,
});

bus.on('composition.revision.noticed', ({ revision }) => live.notice(revision));
bus.on('toast.message.requested', overlays.toast);
bus.on('navigation.visit.requested', ({ to, replace = false }) => {
  const url = new URL(to, location.href);
  if (url.origin === location.origin) void navigator.visit(url, { replace });
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void live.refresh();
});

applications.start();
watchPerson({
  session,
  tabs: globalThis,
  reload: () => location.reload(),
  // Pages of money are made anew: what they show was decided since (an order instead of its form).
  onReturn: () => {
    if (navigator.ownsDocument()) location.reload();
    else if (session.shopperToken() !== null) void bagStore.getState().refresh();
  },
});
followCountry({
  locale,
  shown: country,
  onChanged: (symbol) => overlays.toast({ text: t('country.changed', { symbol }), kind: 'success' }),
  report: (error) => reportFailure(error, 'shell'),
});
listenToLinks({
  visit: (url, from) =>
    void navigator.visit(url, {
      picture: (from.closest('article') ?? from).querySelector<HTMLElement>('[data-picture]'),
      keepScroll: from.dataset['keepScroll'] !== undefined,
    }),
  expect: navigator.expect,
  sight: navigator.sight,
});

followShownPage(locale);

/** What no first view needs: it comes when the browser has nothing else to do. */
const loadDeferred = (): void => {
  loadAhead(() => import(/* webpackChunkName: "deferred" */ './start-deferred.ts'))
    .then(({ startDeferred }) =>
      startDeferred({ live, locale, country, began, activity, isNavigating: overlays.isBusy }),
    )
    .catch((error: unknown) => reportFailure(error, 'shell'));
};
void nextTask()
  .then(() => navigator.resume(page))
  .then(() =>
    requestIdle(() => {
      hydrateTools({ locale });
      requestIdle(loadDeferred);
    }),
  );
whenIdle(() => {
  loadAhead(() => import(/* webpackChunkName: "insight" */ '../insight/start-insight.ts'))
    .then(({ startInsight }) => startInsight({ live, page, country }))
    .catch((error: unknown) => reportFailure(error, 'shell'));
});
