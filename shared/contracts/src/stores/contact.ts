/** Addresses of {@link StoreContact}'s ways to the store. */
import type { StoreContact } from './contact-schema.ts';
import { fieldIn } from '../base/locale/index.ts';
import type { Locale } from '../base/locale/locale.ts';

export const phoneAddress = ({ phone }: Pick<StoreContact, 'phone'>): string => `tel:${phone}`;
export const whatsappAddress = ({ whatsapp }: Pick<StoreContact, 'whatsapp'>): string =>
  `https://wa.me/${whatsapp}`;
export const officerName = ({ officer }: Pick<StoreContact, 'officer'>, locale: Locale): string =>
  fieldIn(officer, 'name', locale);
