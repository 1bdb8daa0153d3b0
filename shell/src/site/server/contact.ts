/** Whom people reach, in the footer and behind the chat button. */
import type { StoreContact } from '@suvarna/contracts/stores';
import { call } from '@suvarna/contracts/call';
import { configStorefront } from '@suvarna/contracts/content';
import type { PolledValue } from '../../engine/composer/site.ts';

export const CONTACT: PolledValue<StoreContact | undefined> = {
  what: 'how the store is reached',
  at: { locale: 'en', variant: 'INR' },
  read: async (api) => (await call(api, configStorefront)).contact,
};
