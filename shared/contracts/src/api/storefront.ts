import { Type, type Static } from 'typebox';
import * as constants from '../storefront-constants.ts';

/** Every constant a browser may know, by the names of domain rules §5.3. */
export const STOREFRONT_CONSTANTS = { ...constants } as const;

/** `config/storefront/`. `version` changes with any of them. */
export const StorefrontConfig = Type.Object({
  version: Type.String(),
  constants: Type.Record(Type.String(), Type.Unknown()),
});
export type StorefrontConfig = Static<typeof StorefrontConfig>;
