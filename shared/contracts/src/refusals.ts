import { refusals, type RefusalTable } from './base/call/error-codes.ts';
import { CAPABILITIES } from './capabilities.ts';

type Capabilities = typeof CAPABILITIES;
type CodesOf<Capability> = Capability extends { readonly refusals: infer Table } ? keyof Table : never;

/** Stable error codes: the API answers them, screens translate them by code. */
export type ErrorCode =
  | keyof typeof refusals
  | { [Name in keyof Capabilities]: CodesOf<Capabilities[Name]> }[keyof Capabilities];

const tables: readonly RefusalTable[] = [
  refusals,
  ...Object.values(CAPABILITIES).flatMap((capability) =>
    'refusals' in capability ? [capability.refusals] : [],
  ),
];

/** Status and English text of every code the back end refuses with. */
export const REFUSALS = Object.assign({}, ...tables) as Readonly<
  Record<ErrorCode, readonly [status: number, text: string]>
>;
