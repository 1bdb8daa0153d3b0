/** Weights and rates in words. */
import { caratNumber, gramNumber } from '@suvarna/contracts/money';
import type { Translate } from '@suvarna/remote-kit/page';
import { formatPrice } from '@suvarna/ui/price';
import type { PriceRow } from '../buying/price.model.ts';

export const gramText = (milligrams: number, t: Translate): string =>
  t('measure.gram', { value: gramNumber(milligrams) });

export const caratText = (millicarat: number, t: Translate): string =>
  t('measure.carat', { value: caratNumber(millicarat) });

export function rateText(
  { rateMinor, rateUnit }: Pick<PriceRow, 'rateMinor' | 'rateUnit'>,
  currency: string,
  t: Translate,
): string {
  if (rateMinor === null) return '';
  switch (rateUnit) {
    // Basis points.
    case '%':
      return `${rateMinor / 100}%`;
    case 'g':
      return t('measure.per-gram', { rate: formatPrice(rateMinor, currency) });
    case 'ct':
      return t('measure.per-carat', { rate: formatPrice(rateMinor, currency) });
    case '':
      return formatPrice(rateMinor, currency);
  }
}
