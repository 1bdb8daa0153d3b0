export { linesOfOwner } from './bag.store.ts';
export { type BagChange, type BagContext, type BagRefusal, removeFromBag } from './change.ts';
export { holdShopper } from './hold-shopper.ts';
export { choiceOf, keyOf, type LineKey } from './line.ts';
export { bagRefusal } from './refusals.ts';
export { maxQuantity, viewBag } from './view.ts';
