import { PRICE_BANDS, WEIGHT_BANDS } from '@suvarna/contracts/catalogue';
import { FACET_IDS, facetBit, type FacetId } from './facets.ts';
import { originOf, type Design } from '../../designs/index.ts';
import type { Offer } from '../../pricing/index.ts';
import { usesMotif } from './motif-named.ts';

/** A design with its offers, as the index wants it. */
export interface PricedDesign {
  readonly design: Design;
  readonly offers: readonly Offer[];
}

/** Facets whose values do not depend on the karat a design is offered in. */
export const FIXED_FACETS = FACET_IDS.filter((id) => id !== 'price' && id !== 'weight');

export function fixedMask(design: Design, facet: FacetId): number {
  switch (facet) {
    case 'category':
      return facetBit('category', design.category);
    case 'recipient':
      return bits('recipient', design.recipients);
    case 'gifting':
      return design.gifting ? 1 : 0;
    case 'occasion':
      return bits('occasion', design.occasions);
    case 'stone':
      return design.stones.length === 0
        ? facetBit('stone', 'plain')
        : bits(
            'stone',
            design.stones.map((row) => row.type),
          );
    case 'karat':
      return bits(
        'karat',
        design.bodies.map((body) => String(body.karat)),
      );
    case 'colour':
      return bits('colour', design.colours);
    case 'style':
      return facetBit('style', design.style);
    case 'motif':
      return usesMotif(design) ? facetBit('motif', design.motif) : 0;
    case 'type':
      return facetBit('type', design.product_type);
    case 'origin':
      return facetBit('origin', originOf(design).toLowerCase());
    case 'price':
    case 'weight':
      return 0;
  }
}

function bits(facet: FacetId, values: readonly string[]): number {
  return values.reduce((mask, value) => mask | facetBit(facet, value), 0);
}

/** Bands are half-open `[from, below)` (domain-rules §2.14 row 41). */
export function priceBit(paise: number): number {
  return 1 << PRICE_BANDS.findIndex((band) => paise < band.below * 100);
}

export function weightBit(gross_mg: number): number {
  return 1 << WEIGHT_BANDS.findIndex((band) => gross_mg < band.below);
}

/**
 * Which karat a listing shows of a design: its default, unless the shopper filters by karats
 * that leave it out; then the first one it is offered in. Price, weight, order and bands follow.
 */
export function shownOffer(design: Design, offers: readonly Offer[], karatMask: number): number {
  const fallback = offers.findIndex((offer) => offer.karat === design.default_karat);
  if (karatMask === 0 || karatMask & facetBit('karat', String(design.default_karat))) return fallback;
  const asked = offers.findIndex((offer) => karatMask & facetBit('karat', String(offer.karat)));
  return asked < 0 ? fallback : asked;
}
