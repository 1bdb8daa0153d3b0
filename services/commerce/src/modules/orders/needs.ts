import type { Dependencies } from '../../dependencies.ts';

/** What this module reads, and nothing else. */
export const NEEDS = [
  'config',
  'db',
  'clock',
  'catalogue',
  'database',
  'grantedModes',
  'shopperOrders',
  'tenders',
  'photoDrawing',
] as const;
export type Needs = Pick<Dependencies, (typeof NEEDS)[number]>;
