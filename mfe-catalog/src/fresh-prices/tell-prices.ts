import type { Locale } from '@suvarna/contracts/locale';
import { api } from '@suvarna/api-client';
import { type CodePrices, codePrices, priceVersion } from '@suvarna/contracts/catalogue';
import { call } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { formatMoment } from '@suvarna/i18n/day';
import { flushSync } from 'react-dom';
import { freshPricesTexts } from '#texts/fresh-prices';
import { pricedPlaces, showPrice } from './priced-place.ts';
import type { PageOfPrices } from './shown-rate.ts';

/** A process of the store may know of a publication some seconds after another. */
const PATIENCE_MS = 2_500;
const TRIES = 3;

const underWay = new WeakMap<PageOfPrices, Promise<void>>();

/** Tells every price of a page again, all of one version, in one go; nothing of it where that cannot be had. */
export function tellPrices(page: PageOfPrices, wanted: string, locale: Locale): Promise<void> {
  const known = underWay.get(page);
  if (known) return known;
  const telling = tell(page, wanted, locale).finally(() => underWay.delete(page));
  underWay.set(page, telling);
  return telling;
}

async function tell(page: PageOfPrices, wanted: string, locale: Locale): Promise<void> {
  for (let attempt = 1; attempt <= TRIES && page.version !== wanted; attempt += 1) {
    if (attempt > 1) await pause(page.leaving);
    if (page.leaving.aborted) return;
    const [cards, own] = await Promise.all([readCards(page.leaving), page.own?.read(page.leaving)]);
    if (page.leaving.aborted) return;
    if (cards === 'mixed') continue;
    const version = cards ? priceVersion(cards) : (own?.version ?? page.version);
    const isWhole = own === undefined || own.version === version;
    if (!isWhole || version === page.version) continue;
    if (!put(cards)) continue;
    flushSync(() => own?.put());
    const isGold = goldOf(page.version) !== goldOf(version);
    page.version = version;
    bus.emit('toast.message.requested', {
      text: freshPricesTexts(locale)(!isGold ? 'updated-abroad' : cards ? 'updated' : 'updated-now', {
        time: timeOf(cards?.rate_since),
      }),
      kind: 'info',
    });
    return;
  }
}

/** The part of a version that is of gold. */
const goldOf = (version: string): string | undefined => version.split('.')[0];

/** Half past ten, by India's clock. */
const timeOf = (since: string | undefined): string =>
  since === undefined ? '' : (formatMoment(since, 'en').split(', ')[1] ?? '');

/** As many as one call answers. */
const ASKED_AT_ONCE = 120;

/** Prices of the cards on screen, by `data-priced`; `null` for a design that nothing is sold under any more. */
interface CardPrices extends Omit<CodePrices, 'results'> {
  readonly of: ReadonlyMap<string, CodePrices['results'][number] | null>;
}

/** @returns `undefined` without cards; `'mixed'` where the answers were of two versions */
async function readCards(signal: AbortSignal): Promise<CardPrices | 'mixed' | undefined> {
  const ids = [...new Set(pricedPlaces().map((place) => place.dataset['priced'] ?? ''))];
  const answers = await Promise.all(
    Array.from({ length: Math.ceil(ids.length / ASKED_AT_ONCE) }, (_, part) =>
      call(api, codePrices, {
        query: { product_id__in: ids.slice(part * ASKED_AT_ONCE, (part + 1) * ASKED_AT_ONCE).join(',') },
        signal,
      }),
    ),
  );
  const [first] = answers;
  if (first === undefined) return undefined;
  if (answers.some((answer) => priceVersion(answer) !== priceVersion(first))) return 'mixed';
  const told = answers.flatMap(({ results }) =>
    results.map((price) => [`${price.product_id}-${price.karat}`, price] as const),
  );
  return { ...first, of: new Map([...ids.map((id) => [id, null] as const), ...told]) };
}

/**
 * The card of a design that is gone stays as it is: there is no other price to show.
 *
 * @returns whether every card that is shown now was asked for; one that came in the meantime has a price of its own version
 */
function put(prices: CardPrices | undefined): boolean {
  if (prices === undefined) return pricedPlaces().length === 0;
  const places = pricedPlaces().map((place) => ({
    place,
    price: prices.of.get(place.dataset['priced'] ?? ''),
  }));
  if (places.some(({ price }) => price === undefined)) return false;
  for (const { place, price } of places) if (price) showPrice(place, price, prices.currency);
  return true;
}

function pause(leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    leaving.addEventListener('abort', () => resolve(), { once: true });
  });
}
