import type { Dependencies } from '../../dependencies.ts';

/** What this module reads, and nothing else. */
export const NEEDS = [
  'config',
  'db',
  'clock',
  'catalogue',
  'shopperOrders',
  'tenders',
  'platforms',
  'agentAllowance',
  'agentFigures',
] as const;
export type Needs = Pick<Dependencies, (typeof NEEDS)[number]>;
