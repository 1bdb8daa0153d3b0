export { TenderRefused } from './errors.ts';
export { tendersOf } from './order-tender.store.ts';
export {
  sumOf,
  type RefundShares,
  type TenderBag,
  type TenderLine,
  type TenderRefusal,
  type TenderUse,
} from './rules.ts';
export type { Tender } from './tender.ts';
export { createTenders, type Tenders } from './tenders.ts';
