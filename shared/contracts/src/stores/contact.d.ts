import type { StoreContact } from './contact-schema.ts';
import type { Locale } from '../base/locale/locale.ts';
export declare const phoneAddress: ({ phone }: Pick<StoreContact, 'phone'>) => string;
export declare const whatsappAddress: ({ whatsapp }: Pick<StoreContact, 'whatsapp'>) => string;
export declare const officerName: ({ officer }: Pick<StoreContact, 'officer'>, locale: Locale) => string;
