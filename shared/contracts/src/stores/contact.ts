/** Addresses of {@link StoreContact}'s ways to the store. */
import { inLanguage } from '@suvarna/contracts/locale';
import type { StoreContact } from './contact-schema.ts';
import type { Locale } from '../base/locale/locale.ts';

export const phoneAddress = ({ phone }: Pick<StoreContact, 'phone'>): string => `tel:${phone}`;
export const whatsappAddress = ({ whatsapp }: Pick<StoreContact, 'whatsapp'>): string =>
  `https://wa.me/${whatsapp}`;
export const officerName = ({ officer }: Pick<StoreContact, 'officer'>, locale: Locale): string =>
  inLanguage(officer, 'name', locale, officer.name);
