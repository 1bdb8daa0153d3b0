/**
 * Who sells, packs and answers for every piece: on invoices and other papers, and on each product page
 * (Consumer Protection (E-Commerce) Rules 2020; Legal Metrology (Packaged Commodities) Rules 2011).
 * The store is invented, and so is its registration. No company has a PAN of zeros.
 */
import type { Locale } from './locale/locale.ts';

const ADDRESS = { street: '12 Residency Road', town: 'Bengaluru 560001', state: 'Karnataka' } as const;

export const SELLER_NAME: Readonly<Record<Locale, string>> = {
  en: 'Suvarna Jewellery Private Limited',
  hi: 'सुवर्ण ज्वेलरी प्राइवेट लिमिटेड',
};

/** As a page says it to a reader. Papers and parcels have {@link SELLER}'s, whatever their language. */
export const SELLER_PLACE: Readonly<Record<Locale, string>> = {
  en: `${ADDRESS.street}, ${ADDRESS.town}, ${ADDRESS.state}, India`,
  hi: '12 रेज़िडेंसी रोड, बेंगलुरु 560001, कर्नाटक, भारत',
};

/** Karnataka is state 29 (domain rules §2.3), and so begins the number. */
export const SELLER = {
  address: [ADDRESS.street, ADDRESS.town, `${ADDRESS.state}, India`],
  gstin: '29AAACS0000A1ZC',
} as const;
