import type { PayerMethod } from './payment-store.ts';
import type { Language } from '../page/language.ts';
import type { Outcome } from './payment-simulator.ts';

interface Texts {
  readonly bank: string;
  readonly notReal: string;
  readonly title: string;
  readonly ask: string;
  readonly order: string;
  readonly method: (name: string) => string;
  readonly methods: Readonly<Record<PayerMethod, string>>;
  readonly loan: (lender: string, months: number | undefined) => string;
  readonly buttons: Readonly<Record<Outcome, readonly [string, string]>>;
  readonly other: string;
  readonly back: string;
  readonly states: Readonly<Record<'captured' | 'failed' | 'pending' | 'cancelled', string>>;
  readonly unknown: string;
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    bank: 'Sandbox Pay',
    notReal: 'practice, no real money',
    title: 'Pay for your order',
    ask: 'Choose how this payment should end. No card or account number is asked for, ever.',
    order: 'Order',
    method: (name) => `You chose in the shop: ${name}. Every other way is here, too.`,
    methods: { upi: 'UPI', card: 'cards', netbanking: 'net banking', wallet: 'wallets' },
    loan: (lender, months) =>
      `EMI: ${lender} lends this amount and pays the shop. You repay the lender${months === undefined ? '' : ` over ${months} months`}.`,
    buttons: {
      success: ['Pay now', ''],
      failure: ['The payment fails', 'The bank says no. You can try again in the shop.'],
      pending: ['The bank does not answer yet', 'The payment stays open until you come back here.'],
      late: [
        'It succeeds a little later',
        'You go back to the shop at once, the money arrives in about 20 seconds.',
      ],
    },
    other: 'हिन्दी में',
    back: 'Back to the shop',
    states: {
      captured: 'This order is paid.',
      failed: 'This payment failed.',
      pending: 'The bank has not answered yet.',
      cancelled:
        'This payment was cancelled, because you chose another way to pay or the time was over. Nothing can be paid here any more.',
    },
    unknown: 'There is no such payment.',
  },
  hi: {
    bank: 'सैंडबॉक्स पे',
    notReal: 'अभ्यास, असली पैसा नहीं',
    title: 'अपने ऑर्डर का भुगतान करें',
    ask: 'चुनें कि यह भुगतान कैसे पूरा हो। कार्ड या खाता संख्या कभी नहीं पूछी जाती।',
    order: 'ऑर्डर',
    method: (name) => `दुकान में आपने चुना: ${name}। बाक़ी सभी तरीक़े भी यहाँ हैं।`,
    methods: { upi: 'यूपीआई', card: 'कार्ड', netbanking: 'नेट बैंकिंग', wallet: 'वॉलेट' },
    loan: (lender, months) =>
      `ईएमआई: ${lender} यह राशि उधार देता है और स्टोर को भुगतान करता है। आप ${months === undefined ? '' : `${months} महीनों में `}ऋणदाता को चुकाते हैं।`,
    buttons: {
      success: ['अभी भुगतान करें', ''],
      failure: ['भुगतान विफल हो', 'बैंक मना करता है। आप स्टोर में फिर कोशिश कर सकते हैं।'],
      pending: ['बैंक अभी जवाब न दे', 'जब तक आप यहाँ वापस नहीं आते, भुगतान अधूरा रहता है।'],
      late: ['थोड़ी देर बाद सफल हो', 'आप तुरंत स्टोर पर लौटते हैं, पैसा लगभग 20 सेकंड में पहुँचता है।'],
    },
    other: 'In English',
    back: 'स्टोर पर वापस जाएँ',
    states: {
      captured: 'इस ऑर्डर का भुगतान हो चुका है।',
      failed: 'यह भुगतान विफल रहा।',
      pending: 'बैंक ने अभी जवाब नहीं दिया है।',
      cancelled:
        'यह भुगतान रद्द कर दिया गया, क्योंकि आपने भुगतान का दूसरा तरीक़ा चुना या समय समाप्त हो गया। अब यहाँ कुछ भी भुगतान नहीं हो सकता।',
    },
    unknown: 'ऐसा कोई भुगतान नहीं है।',
  },
};
