import type { Dependencies } from '../../dependencies.ts';

/** What this module reads, and nothing else. */
export const NEEDS = [
  'config',
  'db',
  'pool',
  'log',
  'clock',
  'catalogue',
  'grantedModes',
  'payoutProvider',
  'photoDrawing',
  'shopperOrders',
  'tenders',
] as const;
export type Needs = Pick<Dependencies, (typeof NEEDS)[number]>;
