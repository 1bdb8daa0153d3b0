import type { Dependencies } from '../../dependencies.ts';

/** What this module reads, and nothing else. */
export const NEEDS = [
  'config',
  'db',
  'log',
  'clock',
  'catalogue',
  'shopperOrders',
  'tenders',
  'voucherProvider',
] as const;
export type Needs = Pick<Dependencies, (typeof NEEDS)[number]>;
