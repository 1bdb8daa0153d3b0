import type { Locale } from '@suvarna/contracts/locale';

/** Words of papers; numbers and names stand for themselves. */
export interface PaperWords {
  readonly titles: {
    readonly enrolment: string;
    readonly receipt: string;
    readonly statement: string;
    readonly acknowledgement: string;
  };
  readonly planNo: string;
  readonly customer: string;
  readonly enrolledOn: string;
  readonly maturesOn: string;
  readonly redeemBy: string;
  readonly instalment: string;
  readonly instalments: string;
  readonly panEnding: string;
  readonly nominee: string;
  readonly nomineeName: string;
  readonly phone: string;
  readonly email: string;
  readonly relationship: string;
  readonly relationships: Readonly<Record<string, string>>;
  readonly schedule: string;
  readonly number: string;
  readonly dueOn: string;
  readonly graceUntil: string;
  readonly amount: string;
  readonly terms: string;
  readonly consentedAt: string;
  readonly termsVersion: string;
  readonly receiptNo: string;
  readonly paidOn: string;
  readonly paidFor: string;
  readonly inWords: string;
  readonly via: Readonly<Record<string, string>>;
  readonly payments: string;
  readonly refunds: string;
  readonly spent: string;
  readonly totalPaid: string;
  readonly contribution: string;
  readonly refunded: string;
  readonly redeemed: string;
  readonly value: string;
  readonly state: string;
  readonly states: Readonly<Record<string, string>>;
  readonly asOf: string;
  readonly acknowledged: string;
  readonly grievance: string;
  readonly page: string;
}

const EN: PaperWords = {
  titles: {
    enrolment: 'Golden Bounty: enrolment form',
    receipt: 'Golden Bounty: receipt',
    statement: 'Golden Bounty: statement',
    acknowledgement: 'Golden Bounty: acknowledgement',
  },
  planNo: 'Plan number',
  customer: 'Name as on PAN',
  enrolledOn: 'Enrolment date',
  maturesOn: 'Maturity date',
  redeemBy: 'Last day to buy jewellery',
  instalment: 'Monthly instalment',
  instalments: 'Number of instalments',
  panEnding: 'PAN ending in',
  nominee: 'Nominee',
  nomineeName: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  relationship: 'Relationship',
  relationships: {
    spouse: 'Spouse',
    father: 'Father',
    mother: 'Mother',
    son: 'Son',
    daughter: 'Daughter',
    brother: 'Brother',
    sister: 'Sister',
    other: 'Other',
  },
  schedule: 'Instalments',
  number: 'No.',
  dueOn: 'Due on',
  graceUntil: 'Grace until',
  amount: 'Amount (₹)',
  terms: 'Terms you agreed to',
  consentedAt: 'Agreed on',
  termsVersion: 'Version of the terms',
  receiptNo: 'Receipt number',
  paidOn: 'Paid on',
  paidFor: 'Paid for instalment',
  inWords: 'Amount in words',
  via: {
    sandbox: 'Online payment',
    razorpay: 'Online payment',
    mandate: 'Auto-debit',
    paper: 'Paid in store',
  },
  payments: 'Payments',
  refunds: 'Paid back',
  spent: 'Used for orders',
  totalPaid: 'Total paid',
  contribution: 'Discount earned so far',
  refunded: 'Paid back',
  redeemed: 'Used for jewellery',
  value: 'Value that can be used now',
  state: 'State of the plan',
  states: {
    active: 'Active',
    defaulted: 'Payment default',
    matured: 'Matured',
    completed: 'Plan completed',
    canceled: 'Canceled',
  },
  asOf: 'As of',
  acknowledged: 'We have received all five instalments of this plan. Thank you.',
  grievance: 'Grievance officer',
  page: 'Page {page} of {pages}',
};

const HI: PaperWords = {
  titles: {
    enrolment: 'गोल्डन बाउंटी: नामांकन पत्र',
    receipt: 'गोल्डन बाउंटी: रसीद',
    statement: 'गोल्डन बाउंटी: विवरण',
    acknowledgement: 'गोल्डन बाउंटी: पावती',
  },
  planNo: 'योजना संख्या',
  customer: 'पैन के अनुसार नाम',
  enrolledOn: 'नामांकन की तारीख़',
  maturesOn: 'परिपक्वता की तारीख़',
  redeemBy: 'गहने ख़रीदने का अंतिम दिन',
  instalment: 'मासिक किस्त',
  instalments: 'किस्तों की संख्या',
  panEnding: 'पैन के अंतिम अंक',
  nominee: 'नामित व्यक्ति',
  nomineeName: 'नाम',
  phone: 'फ़ोन',
  email: 'ई-मेल',
  relationship: 'संबंध',
  relationships: {
    spouse: 'पति/पत्नी',
    father: 'पिता',
    mother: 'माता',
    son: 'पुत्र',
    daughter: 'पुत्री',
    brother: 'भाई',
    sister: 'बहन',
    other: 'अन्य',
  },
  schedule: 'किस्तें',
  number: 'क्र.',
  dueOn: 'देय तिथि',
  graceUntil: 'छूट की अवधि',
  amount: 'राशि (₹)',
  terms: 'आपकी स्वीकृत शर्तें',
  consentedAt: 'सहमति की तारीख़',
  termsVersion: 'शर्तों का संस्करण',
  receiptNo: 'रसीद संख्या',
  paidOn: 'भुगतान की तारीख़',
  paidFor: 'किस्त संख्या',
  inWords: 'राशि शब्दों में',
  via: { sandbox: 'ऑनलाइन भुगतान', razorpay: 'ऑनलाइन भुगतान', mandate: 'ऑटो-डेबिट', paper: 'दुकान में भुगतान' },
  payments: 'भुगतान',
  refunds: 'लौटाई गई राशि',
  spent: 'ऑर्डर में उपयोग',
  totalPaid: 'कुल भुगतान',
  contribution: 'अब तक अर्जित छूट',
  refunded: 'लौटाई गई राशि',
  redeemed: 'गहनों में उपयोग',
  value: 'अभी उपयोग योग्य मूल्य',
  state: 'योजना की स्थिति',
  states: {
    active: 'चालू',
    defaulted: 'भुगतान में चूक',
    matured: 'परिपक्व',
    completed: 'योजना पूर्ण',
    canceled: 'रद्द',
  },
  asOf: 'तारीख़ तक',
  acknowledged: 'हमें इस योजना की पाँचों किस्तें मिल गई हैं। धन्यवाद।',
  grievance: 'शिकायत अधिकारी',
  page: 'पृष्ठ {page} / {pages}',
};

export const PAPER_WORDS: Readonly<Record<Locale, PaperWords>> = { en: EN, hi: HI };
