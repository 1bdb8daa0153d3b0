import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { type AskedOptions, chooseOptions, type ChosenOptions, type Design } from '../designs/index.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** @throws Refusal when nothing is sold under that id */
export function designOf(snapshot: CatalogueSnapshot, product_id: number): Design {
  const design = snapshot.byId.get(product_id);
  if (!design) throw new Refusal(404, 'CATALOGUE.PRODUCT_NOT_FOUND', 'Sorry No Product Found');
  return design;
}

/** @throws Refusal when the design is not made so */
export function optionsOf(design: Design, asked: AskedOptions): ChosenOptions {
  const options = chooseOptions(design, asked);
  if (!options)
    throw new Refusal(400, 'BAG.OPTION_UNAVAILABLE', 'The design is not made in this choice of options.');
  return options;
}
