import { formatCount } from '@suvarna/ui/price';

/** Values of a text about a number: `count` picks the plural, `shown` is what is read. */
export const counted = (count: number): { readonly count: number; readonly shown: string } => ({
  count,
  shown: formatCount(count),
});
