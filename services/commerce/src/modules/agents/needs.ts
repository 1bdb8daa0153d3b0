import type { Dependencies } from '../../dependencies.ts';

/** What this module reads, and nothing else. */
export const NEEDS = ['config', 'clock', 'catalogue', 'platforms', 'agentAllowance', 'agentFigures'] as const;
export type Needs = Pick<Dependencies, (typeof NEEDS)[number]>;
