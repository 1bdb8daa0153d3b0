/**
 * Who sells, packs and answers for every piece: on invoices and other papers, and on each product page
 * (Consumer Protection (E-Commerce) Rules 2020; Legal Metrology (Packaged Commodities) Rules 2011).
 * Its name, and its address as a page says it, are texts (`i18n/seller`). The store is invented, and so is its
 * registration. No company has a PAN of zeros.
 */
const ADDRESS = { street: '12 Residency Road', town: 'Bengaluru 560001', state: 'Karnataka' } as const;

/** Karnataka is state 29 (domain rules §2.3), and so begins the number. */
export const SELLER = {
  address: [ADDRESS.street, ADDRESS.town, `${ADDRESS.state}, India`],
  gstin: '29AAACS0000A1ZC',
} as const;
