import type { Dependencies } from '../../dependencies.ts';

/** What this module reads, and nothing else. */
export const NEEDS = ['db', 'log', 'clock', 'goldFeed'] as const;
export type Needs = Pick<Dependencies, (typeof NEEDS)[number]>;
