import { PRICE_BANDS } from '@suvarna/contracts/catalogue';
import type { Currency } from '@suvarna/contracts/money';
import { amountText } from '../../../platform/notifications/amount.ts';
import { bandWord } from '../band-word.ts';
import { facetOf } from './facets.ts';
import type { PriceBook } from '../../pricing/index.ts';
import type { Word } from '../../designs/index.ts';

/**
 * The price bands in words of a currency. A band is of rupees wherever one shops; abroad its edges
 * are what a piece at the edge costs there, so a design stands in the band that its price says.
 */
export function priceWords(book: PriceBook, currency: Currency): readonly Word[] {
  if (currency === 'INR') return facetOf('price').values;
  const edge = (rupees: number): string =>
    amountText({ currency, minor: book.edgeAbroad(currency, rupees) }, 'en');
  return PRICE_BANDS.map((band) => bandWord(band, 'price', edge));
}
