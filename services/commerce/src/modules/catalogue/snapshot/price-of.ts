import { ringNames } from '@suvarna/contracts/sizes';
import type { Price } from '@suvarna/pricing/price';
import { FINENESS } from '@suvarna/pricing/rate';
import type { DetailsOf, MaterialsOf, PieceComponents, PriceOf, QuotedAmounts } from '../../pricing/index.ts';
import { cardOf } from '../designs/cards.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import {
  availabilityOf,
  chooseOptions,
  isEngravable,
  netWeight,
  skuOf,
  stoneMilligrams,
} from '../../designs/index.ts';
import { notTakenBack } from '../designs/promises.ts';

/** The catalogue's answer to what a piece costs now. */
export function priceFrom(snapshotNow: () => CatalogueSnapshot | undefined): PriceOf {
  return (choice) => {
    const snapshot = snapshotNow();
    const design = snapshot?.byId.get(choice.productId);
    if (!snapshot || !design) return { kind: 'refused', code: 'CATALOGUE.PRODUCT_NOT_FOUND' };
    const options = chooseOptions(design, choice);
    if (!options) return { kind: 'refused', code: 'BAG.OPTION_UNAVAILABLE' };
    if (design.sizes.length > 0 && !choice.size) return { kind: 'refused', code: 'BAG.SIZE_REQUIRED' };
    if (choice.engraved === true && !isEngravable(design))
      return { kind: 'refused', code: 'BAG.ENGRAVING_UNAVAILABLE' };
    const { book } = snapshot.context;
    const unit = book.price(design, options, 1, choice.currency);
    const quantity = choice.quantity ?? 1;
    const line = quantity === 1 ? unit : book.price(design, options, quantity, choice.currency);
    const availability = availabilityOf(design, options, choice.engraved);
    return {
      kind: 'quoted',
      productId: design.product_id,
      sku: skuOf(design, options),
      ...options,
      sizeNames: ringNames(design.size_kind, options.size),
      currency: choice.currency,
      rateVersion: book.rate_version,
      fxVersion: book.fxVersionOf(choice.currency),
      unit: amountsOf(unit),
      gstBp: unit.gstBp,
      line: amountsOf(line),
      components: componentsOf(line),
      stock: availability.made_to_order ? 'made-to-order' : availability.stock,
      leadDays: availability.lead_days,
      card: cardOf(
        snapshot.context,
        design,
        book.offer(design, options.karat),
        options.colour,
        choice.currency,
      ),
    };
  };
}

function amountsOf(price: Price): QuotedAmounts {
  return { price: price.price, mrp: price.mrp, subtotal: price.subtotal, gst: price.gst };
}

function componentsOf({ rows }: Price): PieceComponents {
  const final = (component: Price['rows'][number]['component']): number =>
    rows.filter((row) => row.component === component).reduce((sum, row) => sum + row.final, 0);
  return {
    ratePerGram: rows.find((row) => row.component === 'metal')?.rate ?? 0,
    metal: final('metal'),
    making: final('making'),
    stones: final('stone'),
  };
}

/** The catalogue's answer to what a piece is made of. */
export function detailsFrom(snapshotNow: () => CatalogueSnapshot | undefined): DetailsOf {
  return (choice) => {
    const snapshot = snapshotNow();
    const design = snapshot?.byId.get(choice.productId);
    const options = design && chooseOptions(design, choice);
    if (!snapshot || !design || !options)
      throw new Error(`No details of product ${String(choice.productId)}`);
    const quantity = choice.quantity ?? 1;
    const netMg = netWeight(design, options);
    const notTaken = notTakenBack(design, choice.currency);
    return {
      hsn: design.hsn,
      purity:
        design.fineness === null
          ? `${String(options.karat)}K${String(FINENESS[options.karat] ?? '')}`
          : String(design.fineness),
      netMg: netMg * quantity,
      grossMg: (netMg + stoneMilligrams(design)) * quantity,
      category: design.category,
      form: design.form,
      stoneRows: design.stones,
      exchangeable: notTaken === null,
      notTakenBack: notTaken,
      ...componentsOf(snapshot.context.book.price(design, options, quantity, choice.currency)),
    };
  };
}

/** What a sold piece is made of, at the prices of now: by what its order kept, whether or not its design is still there. */
export function materialsFrom(snapshotNow: () => CatalogueSnapshot | undefined): MaterialsOf {
  return (piece) => {
    const book = snapshotNow()?.context.book;
    const now = book?.materials(piece);
    return (
      book &&
      now && { ...now, rateVersion: book.rate_version, notTakenBack: notTakenBack(piece, piece.currency) }
    );
  };
}
