/** Whether visits are counted, from what was said before, from the answer to the question, and from every change of mind. */
import type { CountryValue } from '@suvarna/contracts/country-options';
import type { Locale } from '@suvarna/contracts/locale';
import type { EventBus } from '@suvarna/event-bus';
import { pageCookies } from '@suvarna/session';
import { insightTexts } from '#texts/insight';
import { waitingForConnection } from '../../engine/browser/composition/retry.ts';
import type { Analytics } from './analytics.ts';
import { consentOf } from './consent.ts';

interface Options {
  readonly bus: Pick<EventBus, 'on' | 'emit'>;
  readonly locale: Locale;
  readonly country: CountryValue;
  /** What is on screen when the counting is set up. */
  readonly page: { readonly remote: string; readonly routeId: string };
  /** Begins to count, at the page that is on screen. */
  readonly start: (page: { readonly remote: string; readonly routeId: string }) => Analytics;
  readonly report: (error: unknown) => void;
}

/** Words of the link in the footer; they are the chrome's. */
const LINK = 'a[data-privacy-choices]';

/** @returns sends what was counted so far */
export function keepCounting({ bus, locale, country, page, start, report }: Options): () => void {
  let shown = page;
  let analytics: Analytics | undefined;
  const follow = (answer: 'yes' | 'no'): void => {
    if (answer === 'yes') analytics ??= start(shown);
    else {
      analytics?.stop();
      analytics = undefined;
    }
  };
  const ask = async (now?: 'yes' | 'no'): Promise<void> => {
    const { askForConsent } = await import('./ask-for-consent.ts');
    askForConsent({
      locale,
      ...(now === undefined ? {} : { now }),
      onAnswer: (answer) => {
        follow(answer);
        if (now !== undefined)
          bus.emit('toast.message.requested', { text: insightTexts(locale)('kept'), kind: 'success' });
      },
    });
  };

  bus.on('navigation.page.shown', ({ remote, routeId }) => {
    shown = { remote, routeId };
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    ask(analytics ? 'yes' : 'no').catch((error: unknown) => {
      report(error);
      location.assign(link.href);
    });
  });

  const consent = consentOf({
    country,
    cookies: pageCookies(),
    refusesTracking: Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1',
  });
  if (consent === 'ask') waitingForConnection(() => ask()).catch(report);
  else follow(consent);
  return () => analytics?.flush();
}
