export { TenderRefused } from './errors.ts';
export { sumOf, type TenderBag, type TenderRefusal, type TenderUse } from './rules.ts';
export type { Tender } from './tender.ts';
export { createTenders, type Tenders } from './tenders.ts';
