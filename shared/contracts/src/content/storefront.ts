import { Type, type Static } from 'typebox';
import { PAGE_SIZE, RECENT_MAX } from '../catalogue/rules.ts';
import { StoreContact } from '../stores/contact-schema.ts';
import * as constants from '../base/storefront-constants.ts';

/** Every constant a browser may know, by the names of domain rules §5.3. */
export const STOREFRONT_CONSTANTS = { ...constants, PAGE_SIZE, RECENT_MAX } as const;

/** `config/storefront/`. `version` changes with any of them. */
export const StorefrontConfig = Type.Object({
  version: Type.String(),
  constants: Type.Record(Type.String(), Type.Unknown()),
  /** Whom people reach, of the settings; left out by answers older than it. */
  contact: Type.Optional(StoreContact),
});
export type StorefrontConfig = Static<typeof StorefrontConfig>;
