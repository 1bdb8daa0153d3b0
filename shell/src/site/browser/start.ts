/** Puts the shell together in the browser: named steps, in order. */
import { api, prepareApi } from '@suvarna/api-client';
import { askedCurrency } from '@suvarna/contracts/country-options';
import { EVENT_CHECKS } from '@suvarna/contracts/bus-events';
import { bus } from '@suvarna/event-bus';
import '../chrome/server-only.ts';
import { watchActivity } from './follow/activity.ts';
import { countryOfPage, followCountry } from './country/country-switch.ts';
import { requestIdle } from '../../engine/browser/navigation/links.ts';
import { whenIdle } from '../../engine/browser/timing/when-idle.ts';
import { nextTask } from '../../engine/browser/timing/next-task.ts';
import { followShownPage, makeWay } from './server-chrome.ts';
import { createOverlays } from './overlays.tsx';
import { session } from '@suvarna/session';
import { bagStore } from '@suvarna/stores';
import { shellTexts } from '#texts/shell';
import { readPageData } from '../../engine/browser/composition/page-data.ts';
import { reportFailure } from '../../engine/browser/composition/report-failure.ts';
import { startEngine } from '../../engine/browser/start-engine.ts';
import { Fallback } from '../chrome/states/fallback.tsx';
import { languages } from '../languages.ts';
import { noticePermission } from '../push/permission.ts';
import { loadAhead } from '../../engine/browser/composition/retry.ts';
import { watchPerson } from './follow/watch-person.ts';

const began = performance.now();
const activity = watchActivity(began, () => performance.now());

/** Step by step, with a pause between, as the scripts before (`main.ts`). */
export async function start(): Promise<void> {
  const page = readPageData();
  const { locale } = page;
  const country = countryOfPage(page);

  bus.check(EVENT_CHECKS);
  const overlays = createOverlays(locale);
  const { live, navigator, embed, loadDeferred } = startEngine({
    page,
    site: {
      languages,
      api,
      bus,
      // What a link asks of the currency cookie is the server's to write.
      needsDocument: ({ searchParams }) => askedCurrency(searchParams) !== null,
      fallback: Fallback,
      loadSkeleton: async () =>
        (await import(/* webpackChunkName: "skeleton" */ '../chrome/states/skeleton-shape.tsx'))
          .SkeletonShape,
    },
    onBusy: overlays.setBusy,
    onLeave: makeWay,
    onStay: () =>
      overlays.toast({
        text: shellTexts(locale)(globalThis.navigator.onLine ? 'error.generic' : 'offline'),
        kind: 'error',
      }),
    // Notices go on coming to who wanted them.
    onWorker: async () => {
      if ((await noticePermission())?.state === 'granted')
        (await loadAhead(() => import('../push/keep-push.ts'))).keepPush();
    },
  });
  bus.on('toast.message.requested', overlays.toast);
  api.proveWith(async () => {
    const { askForProof } = await loadAhead(
      () => import(/* webpackChunkName: "proof" */ '../proof/ask-for-proof.tsx'),
    );
    return askForProof(locale);
  });
  watchPerson({
    session,
    tabs: globalThis,
    reload: () => location.reload(),
    // Pages of money are made again: what they show was decided since (an order instead of its form).
    onReturn: () => {
      if (navigator.ownsDocument()) location.reload();
      else if (session.shopperToken() !== null) void bagStore.getState().refresh();
    },
  });
  followCountry({
    locale,
    shown: country,
    onChanged: (symbol) =>
      overlays.toast({ text: shellTexts(locale)('country.changed', { symbol }), kind: 'success' }),
    report: reportFailure,
  });
  followShownPage(locale);

  await nextTask();
  overlays.draw();
  await nextTask();

  let asked = false;
  /** What no first view needs: it comes when the browser has nothing else to do, or when the header is touched. */
  const startRest = (): void => {
    if (asked) return;
    asked = true;
    loadAhead(() => import(/* webpackChunkName: "deferred" */ './start-deferred.ts'))
      .then(({ startDeferred }) =>
        startDeferred({ live, embed, locale, country, began, activity, isNavigating: overlays.isBusy }),
      )
      .catch(reportFailure);
    loadDeferred().catch(reportFailure);
    loadAhead(prepareApi).catch(reportFailure);
  };
  for (const touch of ['pointerover', 'focusin'])
    document
      .getElementById('shell-header')
      ?.addEventListener(touch, startRest, { once: true, passive: true });
  whenIdle(() => {
    loadAhead(() => import(/* webpackChunkName: "insight" */ '../insight/start-insight.ts'))
      .then(({ startInsight }) => startInsight({ live, page, country }))
      .catch(reportFailure);
  });
  await navigator.resume(page);
  requestIdle(startRest);
}
