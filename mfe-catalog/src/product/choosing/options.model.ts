/** Options of a design as links to the page that has them. */
import type { Translate } from '@suvarna/remote-kit/page';
import { BANGLE_SIZES, type RingSize, ringSizeOf } from '@suvarna/contracts/sizes';
import { choicePath, type Choice, type ProductView } from '../product.model.ts';

interface Option {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly chosen: boolean;
}

export function karatOptions(product: ProductView, choice: Choice, t: Translate): readonly Option[] {
  return product.karats.map((karat) => ({
    id: String(karat),
    label: t('option.karat-value', { karat }),
    path: choicePath(product.path, { ...choice, karat }),
    chosen: karat === choice.karat,
  }));
}

export function colourOptions(
  product: ProductView,
  choice: Choice,
  t: Translate,
): readonly (Option & { readonly swatch: string })[] {
  return product.colours.map((colour) => ({
    id: colour,
    label: t(`colour.${colour}`),
    path: choicePath(product.path, { ...choice, colour }),
    chosen: colour === choice.colour,
    swatch: colour,
  }));
}

export function sizeOptions(
  product: ProductView,
  choice: Choice,
): readonly (Option & { readonly dimmed: boolean; readonly ring: RingSize | undefined })[] {
  const someReady = product.sizes.some(({ inStock }) => inStock);
  return product.sizes.map(({ id, label, inStock, names }) => ({
    id,
    label,
    ring: ringSizeOf({ id, label, names }, product.price.currency),
    path: choicePath(product.path, { ...choice, size: id }),
    chosen: id === choice.size,
    // Where some sizes lie ready, the others are told apart: they are made for the order.
    dimmed: someReady && !inStock,
  }));
}

/** The guide tells of rings and bangles; chains and bracelets are as long as they say. */
export const hasSizeGuide = (sizes: ProductView['sizes']): boolean =>
  sizes.some(({ id, names }) => names !== undefined || BANGLE_SIZES.includes(id));
