import type { BoxPiece, BoxTotal, ExternalPiece } from '@suvarna/contracts/jewellery-box';
import { goldValue } from '@suvarna/pricing/exchange';
import { rateOf } from '@suvarna/pricing/rate';
import type { LineWorth } from '../exchange/index.ts';
import type { GoldDays } from './gold-rates.ts';

export type Value = NonNullable<BoxPiece['value']>;
type Valued = { readonly value: Value | null };

export const valueOfWorth = ({ gold, stones, rate, rateVersion }: LineWorth): Value => ({
  gold_paise: gold,
  stones_paise: stones,
  value_paise: gold + stones,
  gold_rate_paise: rate,
  rate_version: rateVersion,
});

/** A piece that nothing is made like any more: its gold is all there is to value, or it is not known. */
const valueOfGold = (netMg: number, rate: number, rateVersion: number): Value => {
  const gold = goldValue(netMg, rate);
  return {
    gold_paise: gold,
    stones_paise: 0,
    value_paise: gold,
    gold_rate_paise: rate,
    rate_version: rateVersion,
  };
};

/** A piece from elsewhere: its gold, as old gold is taken (all of its market value); stones that were not looked at. */
export function valueExternalPiece(
  { metal, karat, net_weight_mg: netMg }: Pick<ExternalPiece, 'metal' | 'karat' | 'net_weight_mg'>,
  now: GoldDays[number] | undefined,
): Value | null {
  if (metal !== 'gold' || karat === null || netMg === null || now === undefined) return null;
  return valueOfGold(netMg, rateOf(now.rates, karat), now.version);
}

export type Sum = BoxTotal['bought'];

export function sumOf(pieces: readonly Valued[]): Sum {
  const values = pieces.flatMap(({ value }) => (value === null ? [] : [value]));
  const add = (part: 'gold_paise' | 'stones_paise' | 'value_paise') =>
    values.reduce((sum, value) => sum + value[part], 0);
  return {
    gold_paise: add('gold_paise'),
    stones_paise: add('stones_paise'),
    value_paise: add('value_paise'),
    valued: values.length,
    without_value: pieces.length - values.length,
  };
}
