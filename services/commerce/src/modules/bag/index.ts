export { type BagLine, linesOfOwner } from './bag.store.ts';
export {
  type BagChange,
  type BagContext,
  type BagRefusal,
  faultOfQuantity,
  removeFromBag,
  replaceBag,
} from './change.ts';
export { holdShopper } from './hold-shopper.ts';
export { moveBag } from './merge.ts';
export { choiceOf, keyOf, type LineKey, maxQuantity } from './line.ts';
export type { ViewBag } from './view-bag.ts';
