export { type BagLine, linesOfOwner } from './bag.store.ts';
export { type BagChange, type BagContext, type BagRefusal, removeFromBag } from './change.ts';
export { holdShopper } from './hold-shopper.ts';
export { choiceOf, keyOf, type LineKey, maxQuantity } from './line.ts';
export type { ViewBag } from './view-bag.ts';
