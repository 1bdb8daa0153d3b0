export { TenderRefused } from './tender-refused.ts';
export { type GoodsKind, goodsOf, oneKindOf } from './goods.ts';
export {
  refusalFor,
  sumOf,
  type TenderBag,
  type TenderRefusal,
  type TenderRule,
  type TenderUse,
} from './rules.ts';
export type { Tender, TenderPreparation } from './tender.ts';
export type { TenderOffer, Tenders } from './tenders.ts';
