import type { Locale } from '@suvarna/contracts/locale';
import { dayText, decimalText } from '../../orders/index.ts';
import { printedCode } from '../card-code.ts';
import type { Card } from '../card.store.ts';
import type { CardPaper } from './card-paper.ts';

const WORDS = {
  en: {
    store: 'SUVARNA',
    title: 'Gift card',
    to: 'For',
    from: 'From',
    code: 'Code',
    until: 'Valid until',
    how: [
      'Sign in at {page} and add the card to your credits with this code.',
      'Credits pay for everything in the store. What you do not use stays in your account.',
      'Whoever has the code can use it. Keep this paper like money.',
    ],
  },
  hi: {
    store: 'सुवर्ण',
    title: 'गिफ़्ट कार्ड',
    to: 'किसके लिए',
    from: 'किसकी ओर से',
    code: 'कोड',
    until: 'इस तारीख़ तक मान्य',
    how: [
      '{page} पर साइन इन करें और इस कोड से कार्ड को अपने क्रेडिट में जोड़ें।',
      'क्रेडिट से दुकान की हर चीज़ ख़रीदी जा सकती है। जो बचे वह आपके खाते में रहता है।',
      'जिसके पास कोड है वह इसे इस्तेमाल कर सकता है। इस काग़ज़ को पैसों की तरह रखें।',
    ],
  },
} as const;

/** A card as it is printed. */
export function composeCard(card: Card, code: string, locale: Locale, origin: string): CardPaper {
  const words = WORDS[locale];
  const page = `${origin}${locale === 'hi' ? '/hi' : ''}/account/wallet/vouchers/`;
  return {
    locale,
    design: card.design,
    store: words.store,
    title: words.title,
    amount: `₹ ${decimalText(card.amount, 'INR')}`,
    to: `${words.to}: ${card.to_name}`,
    from: `${words.from}: ${card.from_name}`,
    message: card.message,
    codeLabel: words.code,
    code: printedCode(code),
    until: `${words.until} ${dayText(card.expires_on ?? '')}`,
    how: words.how.map((sentence) => sentence.replace('{page}', page)),
  };
}
