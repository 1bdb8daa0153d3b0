import type { ProductValue } from '@suvarna/contracts/exchange';
import { Refusal } from '../../../platform/refusal.ts';
import type { Prices } from '../../orders/index.ts';
import type { OptionChoice } from '../../pricing/index.ts';
import { worthOf } from './worth.ts';

export type ListPrices = Pick<Prices, 'priceOf' | 'detailsOf'>;

/**
 * What a new piece of a design would bring if it came back today, by the same rule as the quote of one
 * that was bought.
 *
 * @throws Refusal for designs that are never taken back
 * @throws Refusal when there is no such design, or it is not made like that
 */
export function valueProduct(
  { priceOf, detailsOf }: ListPrices,
  asked: Omit<OptionChoice, 'currency'>,
): ProductValue {
  const choice = { ...asked, currency: 'INR' } as const;
  const quote = priceOf(choice);
  if (quote.kind === 'refused')
    throw quote.code === 'CATALOGUE.PRODUCT_NOT_FOUND'
      ? new Refusal(quote.code, { status: 404, message: 'There is no such product.' })
      : new Refusal(quote.code, { status: 400, message: 'The design is not made like that.' });
  const { exchangeable, ratePerGram: rate, netMg, stones } = detailsOf(choice);
  if (!exchangeable) throw new Refusal('EXCHANGE.NOT_TAKEN_BACK');
  const { price, mrp } = quote.line;
  const { exchange, buyback } = worthOf({ netMg, rate, stones, price, mrp });
  return {
    product_id: quote.productId,
    karat: quote.karat,
    net_weight_mg: netMg,
    gold_rate_paise: rate,
    exchange: { amount_paise: exchange.amount, lines: exchange.lines },
    buyback: { amount_paise: buyback.amount, lines: buyback.lines },
    rate_version: quote.rateVersion,
  };
}
