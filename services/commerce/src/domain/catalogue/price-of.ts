import type { Price } from '@suvarna/pricing/price';
import type { PriceOf, QuotedAmounts } from '../bag/pricing-port.ts';
import { cardOf } from './cards.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { availabilityOf, chooseOptions, skuOf } from './options.ts';

/** The catalogue's answer to what a piece costs now. */
export function priceFrom(snapshotNow: () => CatalogueSnapshot | undefined): PriceOf {
  return (choice) => {
    const snapshot = snapshotNow();
    const design = snapshot?.byId.get(choice.productId);
    if (!snapshot || !design) return { kind: 'refused', code: 'CATALOGUE.PRODUCT_NOT_FOUND' };
    const options = chooseOptions(design, choice);
    if (!options) return { kind: 'refused', code: 'BAG.OPTION_UNAVAILABLE' };
    if (design.sizes.length > 0 && !choice.size) return { kind: 'refused', code: 'BAG.SIZE_REQUIRED' };
    const { book } = snapshot.context;
    const unit = book.price(design, options, 1, choice.currency);
    const quantity = choice.quantity ?? 1;
    const availability = availabilityOf(design, options);
    return {
      kind: 'quoted',
      productId: design.product_id,
      sku: skuOf(design, options),
      ...options,
      currency: choice.currency,
      rateVersion: book.rate_version,
      unit: amountsOf(unit),
      line: amountsOf(quantity === 1 ? unit : book.price(design, options, quantity, choice.currency)),
      stock: availability.made_to_order ? 'made-to-order' : availability.stock,
      card: cardOf(snapshot.context, design, book.offer(design, options.karat), options.colour, choice.currency),
    };
  };
}

function amountsOf(price: Price): QuotedAmounts {
  return { price: price.price, mrp: price.mrp, subtotal: price.subtotal, gst: price.gst };
}
