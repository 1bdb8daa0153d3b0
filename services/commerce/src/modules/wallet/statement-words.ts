import type { WalletMove } from '@suvarna/contracts/api/wallet';
import type { WalletName } from '@suvarna/contracts/wallets';
import type { Locale } from '@suvarna/contracts/locale';

/** Words of a statement that is downloaded; the pages have the same in their own texts. */
export interface StatementWords {
  readonly title: string;
  readonly customer: string;
  readonly email: string;
  readonly wallet: string;
  readonly all: string;
  readonly days: string;
  readonly from: string;
  readonly to: string;
  readonly whole: string;
  readonly made: string;
  readonly balances: string;
  readonly lines: string;
  readonly none: string;
  readonly columns: {
    readonly day: string;
    readonly what: string;
    readonly order: string;
    readonly amount: string;
    readonly balance: string;
    readonly ends: string;
  };
  readonly cut: string;
  readonly support: string;
  readonly coins: string;
  readonly wallets: Readonly<Record<WalletName, string>>;
  readonly moves: Readonly<Record<WalletMove, string>>;
  readonly sources: Readonly<Record<string, string>>;
  readonly page: string;
}

export const STATEMENT_WORDS: Readonly<Record<Locale, StatementWords>> = {
  en: {
    title: 'Wallet statement',
    customer: 'Name',
    email: 'E-mail',
    wallet: 'Wallet',
    all: 'All wallets',
    days: 'Period',
    from: 'from {from}',
    to: 'to {to}',
    whole: 'from the beginning',
    made: 'As of',
    balances: 'Balances',
    lines: 'Statement',
    none: 'Nothing moved in this time.',
    columns: {
      day: 'Date',
      what: 'What happened',
      order: 'Order',
      amount: 'Amount (₹)',
      balance: 'Balance (₹)',
      ends: 'Expires on',
    },
    cut: 'The newest {count} lines are shown.',
    support: 'Questions about coins are answered from 7am to 11pm.',
    coins: '{count} coins',
    wallets: {
      coins: 'Coins',
      credits: 'Credits',
      promotional: 'Promotional credits',
      'gold-coin': 'Gold coin wallet',
      'plain-gold': 'Plain gold wallet',
      'diamond-gemstone': 'Diamond and gemstone wallet',
    },
    moves: {
      grant: 'Received',
      hold: 'Used for an order',
      release: 'Back from an unpaid order',
      recredit: 'Back from a cancelled or returned order',
      expire: 'Expired',
      withdraw: 'Taken back',
    },
    sources: {
      order: 'order',
      referral: 'referral',
      refund: 'refund',
      voucher: 'gift voucher',
      'gift-card': 'gift card',
      exchange: 'exchange',
      staff: 'our team',
    },
    page: 'Page {page} of {pages}',
  },
  hi: {
    title: 'वॉलेट का विवरण',
    customer: 'नाम',
    email: 'ई-मेल',
    wallet: 'वॉलेट',
    all: 'सभी वॉलेट',
    days: 'अवधि',
    from: '{from} से',
    to: '{to} तक',
    whole: 'शुरुआत से',
    made: 'तारीख़',
    balances: 'बैलेंस',
    lines: 'विवरण',
    none: 'इस अवधि में कोई लेन-देन नहीं हुआ।',
    columns: {
      day: 'तारीख़',
      what: 'क्या हुआ',
      order: 'ऑर्डर',
      amount: 'राशि (₹)',
      balance: 'बैलेंस (₹)',
      ends: 'समाप्ति की तारीख़',
    },
    cut: 'सबसे नई {count} प्रविष्टियाँ दिखाई गई हैं।',
    support: 'कॉइन के बारे में सवालों के जवाब सुबह 7 बजे से रात 11 बजे तक मिलते हैं।',
    coins: '{count} कॉइन',
    wallets: {
      coins: 'कॉइन',
      credits: 'क्रेडिट',
      promotional: 'प्रमोशनल क्रेडिट',
      'gold-coin': 'सोने के सिक्के का वॉलेट',
      'plain-gold': 'सादे सोने का वॉलेट',
      'diamond-gemstone': 'हीरे और रत्न का वॉलेट',
    },
    moves: {
      grant: 'मिला',
      hold: 'ऑर्डर में इस्तेमाल हुआ',
      release: 'बिना भुगतान वाले ऑर्डर से वापस',
      recredit: 'रद्द या लौटाए गए ऑर्डर से वापस',
      expire: 'समाप्त हुआ',
      withdraw: 'वापस लिया गया',
    },
    sources: {
      order: 'ऑर्डर',
      referral: 'रेफ़रल',
      refund: 'रिफ़ंड',
      voucher: 'गिफ़्ट वाउचर',
      'gift-card': 'गिफ़्ट कार्ड',
      exchange: 'एक्सचेंज',
      staff: 'हमारी टीम',
    },
    page: 'पृष्ठ {page} / {pages}',
  },
};
