import type { PaymentMode } from '@suvarna/contracts/api/checkout';
import type { Locale } from '@suvarna/contracts/locale';

/** Words of an invoice. */
export interface InvoiceLabels {
  readonly title: string;
  readonly seller: string;
  readonly invoiceNo: string;
  readonly invoiceDate: string;
  readonly orderNo: string;
  readonly orderDate: string;
  readonly billTo: string;
  readonly shipTo: string;
  readonly placeOfSupply: string;
  readonly reverseCharge: string;
  readonly identity: string;
  readonly columns: readonly [
    item: string,
    hsn: string,
    quantity: string,
    taxable: string,
    rate: string,
    gst: string,
    amount: string,
  ];
  readonly purity: string;
  readonly huid: string;
  readonly gross: string;
  readonly net: string;
  readonly ratePerGram: string;
  readonly metal: string;
  readonly making: string;
  readonly stones: string;
  readonly discount: string;
  readonly taxable: string;
  readonly shipping: string;
  readonly total: string;
  readonly inWords: string;
  readonly paidBy: string;
  readonly modes: Readonly<Record<PaymentMode, string>>;
  readonly exportNote: string;
  readonly forSeller: string;
  readonly signatory: string;
  readonly page: (page: number, pages: number) => string;
}

export const LABELS: Readonly<Record<Locale, InvoiceLabels>> = {
  en: {
    title: 'Tax Invoice',
    seller: 'Suvarna Jewellery Private Limited',
    invoiceNo: 'Invoice no.',
    invoiceDate: 'Invoice date',
    orderNo: 'Order no.',
    orderDate: 'Order date',
    billTo: 'Billed to',
    shipTo: 'Delivered to',
    placeOfSupply: 'Place of supply',
    reverseCharge: 'Reverse charge: no',
    identity: 'PAN / passport ending in',
    columns: ['Item', 'HSN', 'Qty', 'Taxable value', 'GST', 'GST amount', 'Amount'],
    purity: 'Purity',
    huid: 'HUID',
    gross: 'Gross',
    net: 'Net',
    ratePerGram: 'Rate per gram',
    metal: 'Metal',
    making: 'Making',
    stones: 'Stones',
    discount: 'Discount',
    taxable: 'Taxable value',
    shipping: 'Shipping',
    total: 'Total',
    inWords: 'Amount in words',
    paidBy: 'Paid by',
    modes: { sandbox: 'Online payment', razorpay: 'Online payment', cod: 'Payment at delivery', emi: 'EMI' },
    exportNote: 'Supply meant for export under letter of undertaking without payment of integrated tax',
    forSeller: 'For Suvarna Jewellery Private Limited',
    signatory: 'Authorised signatory',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  hi: {
    title: 'कर चालान',
    seller: 'सुवर्ण ज्वेलरी प्राइवेट लिमिटेड',
    invoiceNo: 'चालान संख्या',
    invoiceDate: 'चालान की तारीख़',
    orderNo: 'ऑर्डर संख्या',
    orderDate: 'ऑर्डर की तारीख़',
    billTo: 'क्रेता',
    shipTo: 'डिलीवरी का पता',
    placeOfSupply: 'आपूर्ति का स्थान',
    reverseCharge: 'रिवर्स चार्ज: नहीं',
    identity: 'पैन / पासपोर्ट के अंतिम अंक',
    columns: ['वस्तु', 'HSN', 'मात्रा', 'कर योग्य मूल्य', 'GST', 'GST राशि', 'राशि'],
    purity: 'शुद्धता',
    huid: 'HUID',
    gross: 'कुल वज़न',
    net: 'शुद्ध वज़न',
    ratePerGram: 'प्रति ग्राम दर',
    metal: 'धातु',
    making: 'मेकिंग',
    stones: 'रत्न',
    discount: 'छूट',
    taxable: 'कर योग्य मूल्य',
    shipping: 'शिपिंग',
    total: 'कुल',
    inWords: 'राशि शब्दों में',
    paidBy: 'भुगतान',
    modes: { sandbox: 'ऑनलाइन भुगतान', razorpay: 'ऑनलाइन भुगतान', cod: 'डिलीवरी पर भुगतान', emi: 'ईएमआई' },
    exportNote: 'निर्यात के लिए आपूर्ति: एकीकृत कर के भुगतान के बिना, वचन-पत्र (LUT) के अंतर्गत',
    forSeller: 'सुवर्ण ज्वेलरी प्राइवेट लिमिटेड के लिए',
    signatory: 'अधिकृत हस्ताक्षरकर्ता',
    page: (page, pages) => `पृष्ठ ${page} / ${pages}`,
  },
};
