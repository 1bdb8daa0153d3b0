import type { Dependencies } from '../../dependencies.ts';

/** What this module reads, and nothing else. */
export const NEEDS = ['config', 'db', 'clock', 'log', 'catalogue', 'grantedModes', 'shopperOrders', 'tenders', 'mergeGuest'] as const;
export type Needs = Pick<Dependencies, (typeof NEEDS)[number]>;
