import type { Dependencies } from '../../dependencies.ts';

/** What this module reads, and nothing else. */
export const NEEDS = [
  'config',
  'db',
  'log',
  'clock',
  'callerId',
  'database',
  'hashing',
  'invitations',
  'mergeGuest',
  'providers',
  'signInLimits',
  'socialProviders',
] as const;
export type Needs = Pick<Dependencies, (typeof NEEDS)[number]>;
