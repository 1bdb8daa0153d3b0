import type { BagValue, NotTakenBack } from '@suvarna/contracts/exchange';
import type { Currency } from '@suvarna/contracts/money';
import { choiceOf, type BagLine } from '../../bag/index.ts';
import { valueProduct, type ListPrices } from './value-product.ts';

type Priced = Pick<BagLine, 'id' | 'product_id' | 'karat' | 'colour' | 'size' | 'engraving' | 'quantity'>;
type Valued = BagValue['results'][number];

function valueLine(prices: ListPrices, line: Priced, currency: Currency): Valued {
  const { id, quantity } = line;
  const not = (why: NotTakenBack): Valued => ({
    item_id: id,
    quantity,
    value: null,
    not_taken_back: why,
  });
  // Of the whole line, as the quote of one that was bought: all its pieces come back as one.
  const choice = choiceOf(line, currency);
  if (prices.priceOf(choice).kind === 'refused') return not('unavailable');
  const { notTakenBack } = prices.detailsOf(choice);
  if (notTakenBack !== null) return not(notTakenBack);
  return { item_id: id, quantity, value: valueProduct(prices, choice), not_taken_back: '' };
}

/** What the lines of a bag would bring if they came back today, each as its quote would say once it was bought. */
export function valueBag(prices: ListPrices, lines: readonly Priced[], currency: Currency): BagValue {
  const results = lines.map((line) => valueLine(prices, line, currency));
  const sum = (way: 'exchange' | 'buyback'): number =>
    results.reduce((all, { value }) => all + (value?.[way].amount_paise ?? 0), 0);
  return { results, exchange_paise: sum('exchange'), buyback_paise: sum('buyback') };
}
