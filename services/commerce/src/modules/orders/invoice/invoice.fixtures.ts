import type { Invoice, InvoiceLine } from './invoice.ts';

export function anInvoiceLine(over: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    title: { en: 'Sunlit Vine 22K Gold Ring', hi: 'धूप-बेल 22 कैरेट सोने की अंगूठी' },
    sku: 'RG1204-22-12',
    hsn: '7113',
    purity: '22K916',
    huids: ['A1B2C3'],
    quantity: 1,
    grossWeightMg: 3_390,
    netWeightMg: 3_390,
    components: { ratePerGram: 1_280_000, metal: 4_339_200, making: 694_300, stones: 0 },
    discount: 0,
    taxable: 5_033_500,
    gstBp: 300,
    gst: 151_000,
    ...over,
  };
}

/** Delivered in the seller's state, partly paid with coins. */
export function anInvoice(over: Partial<Invoice> = {}): Invoice {
  const lines = over.lines ?? [
    anInvoiceLine(),
    anInvoiceLine({
      title: { en: 'Moonrise Diamond Pendant', hi: 'चंद्रोदय हीरा पेंडेंट' },
      sku: 'PD0031-18-',
      purity: '18K750',
      huids: [],
      quantity: 2,
      grossWeightMg: 6_412,
      netWeightMg: 6_000,
      components: { ratePerGram: 980_000, metal: 5_880_000, making: 900_000, stones: 6_180_000 },
      discount: 100_000,
      taxable: 12_860_000,
      gst: 385_800,
    }),
  ];
  const taxable = lines.reduce((sum, line) => sum + line.taxable, 0);
  const gst = lines.reduce((sum, line) => sum + line.gst, 0);
  const party = {
    name: 'Asha Rao',
    address: [
      '4, Lakeview Apartments',
      '3rd Cross, Indiranagar, near the park',
      'Bengaluru 560038',
      'Karnataka, India',
    ],
  };
  return {
    invoiceNo: 'SV/26-27/000042',
    creditedBy: [],
    orderNo: 'SV-7K2M9QX4',
    issuedOn: '2026-11-21',
    orderedOn: '2026-11-20',
    currency: 'INR',
    billTo: party,
    shipTo: party,
    placeOfSupply: { code: '29', name: { en: 'Karnataka', hi: 'कर्नाटक' } },
    lines,
    taxable,
    tax: { cgst: gst / 2, sgst: gst / 2, igst: 0 },
    shipping: 0,
    total: taxable + gst,
    paid: {
      tenders: [{ name: { en: 'Coins', hi: 'कॉइन' }, amount: 50_000 }],
      other: taxable + gst - 50_000,
      mode: 'razorpay',
    },
    identityLast4: '234L',
    ...over,
  };
}
