/** What no first view needs. */
import type { CountryValue } from '@suvarna/contracts/country-options';
import type { Locale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import type { EmbedFragment } from '@suvarna/remote-kit/host';
import { createSafeStorage } from '@suvarna/session';
import type { Activity } from './follow/activity.ts';
import { listenForBoundaries } from '../../engine/boundaries/boundary-key.ts';
import { listenForChat } from './chat/listen-for-chat.ts';
import { ownWindow } from './chat/own-window.ts';
import { standAside } from './chat/stand-aside.ts';
import { agreeAboutCountry } from './country/country-agreement.ts';
import { requestIdle } from '../../engine/browser/navigation/links.ts';
import type { LiveComposition } from '../../engine/browser/composition/live-composition.ts';
import { followAdded } from './follow/follow-added.ts';
import { followRate } from './follow/follow-rate.ts';
import { hydrateMenus } from './menus.ts';
import { tellMissingTexts } from './missing-texts.ts';
import { isRefusedBySettings } from '../../engine/browser/composition/refused-by-settings.ts';
import { followPincode } from './country/pincode-picker.ts';
import { reportFailure } from '../../engine/browser/composition/report-failure.ts';
import { loadAhead } from '../../engine/browser/composition/retry.ts';
import { deleteStaleCaches } from './stale-caches.ts';
import { hydrateTools } from './tools-island.tsx';

export interface DeferredOptions {
  readonly live: LiveComposition;
  readonly embed: EmbedFragment;
  readonly locale: Locale;
  readonly country: CountryValue;
  /** When the document began, on the clock of `performance.now()`. */
  readonly began: number;
  readonly activity: Activity;
  /** A page is on its way. */
  readonly isNavigating: () => boolean;
}

export function startDeferred(options: DeferredOptions): void {
  hydrateTools(options);
  requestIdle(() => startOthers(options));
}

function startOthers(options: DeferredOptions): void {
  const header = document.getElementById('shell-header');
  if (header) hydrateMenus(header);
  agreeAboutCountry(options.country);
  tellMissingTexts();
  followPincode({ locale: options.locale, report: reportFailure });
  listenForBoundaries({
    live: options.live,
    loadTexts: async () => (await import('#texts/boundary')).boundaryTexts(options.locale),
    report: reportFailure,
  });
  followRate(options.locale);
  followAdded(options.embed, options.live, bus);
  listenForChat(ownWindow, bus);
  standAside(bus);
  if (globalThis.caches) {
    deleteStaleCaches(
      caches,
      createSafeStorage(() => localStorage),
    ).catch((error: unknown) => {
      if (!isRefusedBySettings(error)) reportFailure(error, 'shell');
    });
  }
  requestIdle(() => {
    startPrompts(options).catch(reportFailure);
  });
}

/** No prompt comes before the page has been there for seconds: their code need not hurry either. */
async function startPrompts(options: DeferredOptions): Promise<void> {
  const prompts = await loadAhead(
    () => import(/* webpackChunkName: "start-prompts" */ '../prompts/start-prompts.ts'),
  );
  await prompts.startPrompts({
    ...options,
    enablePush: () => import('../push/enable-push.ts').then(({ enablePush }) => enablePush()),
    report: reportFailure,
  });
}
