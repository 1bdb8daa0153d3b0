import { callRefusals, type ErrorCode, type RefusalTable } from './base/call/error-codes.ts';
import { CAPABILITIES } from './capabilities.ts';

export type { ErrorCode };

const tables: readonly RefusalTable[] = [
  callRefusals,
  ...Object.values(CAPABILITIES).flatMap((capability) =>
    'refusals' in capability ? [capability.refusals] : [],
  ),
];

/** Status and English text of every code the back end refuses with. */
export const REFUSALS = Object.assign({}, ...tables) as Readonly<
  Record<ErrorCode, readonly [status: number, text: string]>
>;
