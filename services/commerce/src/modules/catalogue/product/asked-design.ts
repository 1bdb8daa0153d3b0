import { Refusal } from '../../../platform/refusal.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { type AskedOptions, chooseOptions, type ChosenOptions, type Design } from '../../designs/index.ts';

/** @throws Refusal when nothing is sold under that id */
export function designOf(snapshot: CatalogueSnapshot, product_id: number): Design {
  const design = snapshot.byId.get(product_id);
  if (!design) throw new Refusal('CATALOGUE.PRODUCT_NOT_FOUND');
  return design;
}

/** @throws Refusal when the design is not made so */
export function optionsOf(design: Design, asked: AskedOptions): ChosenOptions {
  const options = chooseOptions(design, asked);
  if (!options)
    throw new Refusal('BAG.OPTION_UNAVAILABLE', {
      message: 'The design is not made in this choice of options.',
    });
  return options;
}
