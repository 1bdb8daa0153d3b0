import { api } from '@suvarna/api-client';
import {
  type ProductCard,
  productCompare,
  recommendedProducts,
  type RelatedProducts,
  relatedProducts,
  type RelatedReason,
} from '@suvarna/contracts/catalogue';
import { call } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';
import { rateOfCards, toCardView, type CardView } from '../cards/card.model.ts';
import { asOnePage } from '../fresh-prices/use-fresh-prices.ts';
import { readingNow } from '../page/reading.model.ts';

export interface RailOf {
  readonly reason: RelatedReason;
  readonly cards: readonly CardView[];
}

/** Cards of another version wait until the whole page is of it. @throws where that does not happen */
async function viewsOf(cards: readonly ProductCard[], locale: Locale): Promise<readonly CardView[]> {
  await asOnePage(rateOfCards(cards), locale);
  return cards.map((card) => toCardView(card, readingNow(locale)));
}

/** In the order of the numbers; those that are gone are left out. */
export async function readSeen(
  ids: readonly number[],
  locale: Locale,
  signal: AbortSignal,
): Promise<{ readonly version: string; readonly cards: readonly CardView[] }> {
  const query = { product_ids: ids.join(',') };
  const { results } = await call(api, productCompare, { query, signal });
  return { version: rateOfCards(results), cards: await viewsOf(results, locale) };
}

/** What goes with a design, by reason. */
export async function readRelated(
  id: number,
  locale: Locale,
  signal: AbortSignal,
): Promise<readonly RailOf[]> {
  return railsOf(await call(api, relatedProducts, { body: { product_id: id }, signal }), locale);
}

/** What goes with what a shopper looked at, by reason. */
export async function readRecommended(
  ids: readonly number[],
  locale: Locale,
  signal: AbortSignal,
): Promise<readonly RailOf[]> {
  const query = { product_ids: ids.join(',') };
  return railsOf(await call(api, recommendedProducts, { query, signal }), locale);
}

async function railsOf(
  { results, groups = [] }: RelatedProducts,
  locale: Locale,
): Promise<readonly RailOf[]> {
  const cards = new Map((await viewsOf(results, locale)).map((card) => [card.id, card]));
  return groups.map(({ reason, product_ids: ids }) => ({
    reason,
    cards: ids.flatMap((id) => cards.get(id) ?? []),
  }));
}
