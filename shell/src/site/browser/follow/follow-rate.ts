/** Learns of another gold or exchange rate while a page is open, and says so on the bus: pages take it at their own safe moment (decision 50). */
import { api } from '@suvarna/api-client';
import { goldRate, type GoldRates } from '@suvarna/contracts/catalogue';
import { call } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import { formatDay } from '@suvarna/i18n/day';
import { formatPrice } from '@suvarna/ui/price';
import { HEADER_BEHIND } from '../../../engine/header-behind.ts';

const EVERY_MS = 60_000;
/** Browsers that opened together do not ask together. */
const JITTER_MS = 20_000;
/** A shopper who goes from window to window asks no more often. */
const FRESH_MS = 5_000;

export function followRate(locale: Locale): void {
  let known: GoldRates | undefined;
  let askedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    if (known) bus.emit('pricing.rate.noticed', { version: known.rate_version, fx: known.fx_version });
  };
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    const turn = performance.now();
    askedAt = turn;
    if (document.visibilityState === 'visible') {
      try {
        // Kept by the browser with its mark: what did not change is not sent again.
        const rates = await call(api, goldRate);
        // A later question is under way: it knows better, and asks on.
        if (turn !== askedAt) return;
        if (rates.rate_version !== known?.rate_version) showInHeader(rates, locale);
        known = rates;
        tell();
      } catch {
        // Asked again.
      }
    }
    if (turn !== askedAt) return;
    timer = setTimeout(() => void ask(), EVERY_MS + Math.random() * JITTER_MS);
  };
  const askIfOld = (): void => {
    if (document.visibilityState === 'visible' && performance.now() - askedAt > FRESH_MS) void ask();
  };

  // A header that left before its page was made may say the rate before.
  if (document.getElementById(HEADER_BEHIND)) void ask();
  else timer = setTimeout(() => void ask(), EVERY_MS / 2 + Math.random() * JITTER_MS);
  document.addEventListener('visibilitychange', askIfOld);
  addEventListener('focus', askIfOld);
  addEventListener('online', askIfOld);
  // A page whose data was fetched ahead may be of before.
  bus.on('navigation.page.shown', tell);
}

/** One word of a text; what a browser has translated it into is replaced by the word alone, which it translates then. */
function write(element: Element | undefined, before: string | RegExp, now: string): void {
  if (!element) return;
  const { textContent: said } = element;
  const says = said.search(before) === -1 ? now : said.replace(before, now);
  // What is translated and still right stays.
  if (says !== said) element.textContent = says;
}

/** The line in the header is of the rate that prices follow, and no component. */
function showInHeader({ day, paise_per_gram: paise }: GoldRates, locale: Locale): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-gold]')) {
    const { gold: shown = '' } = line.dataset;
    const [ofDay, ...rates] = line.children;
    if (shown !== day) write(ofDay, formatDay(shown, locale), formatDay(day, locale));
    line.dataset['gold'] = day;
    for (const [index, of] of (['22', '18'] as const).entries())
      write(rates[index], /₹[\d,]+/, formatPrice(paise[of], 'INR'));
  }
}
