import type { Locale } from '@suvarna/contracts/locale';
import type { Currency, Money } from '@suvarna/contracts/money';
import { texts } from '../texts.ts';
import { numberWords } from './languages/index.ts';

type Speaker = (amount: number) => string;
const speakers = new Map<string, Speaker>();

function speakerOf(locale: Locale, currency: Currency): Speaker {
  const t = texts(locale);
  const named = (part: string) => {
    const [singular, plural] = [t(`money.${currency}.${part}.one`), t(`money.${currency}.${part}.many`)];
    return { name: singular, singular, plural, symbol: '' };
  };
  const { counts, spell } = numberWords(locale);
  const words = new (counts(currency))({
    converterOptions: {
      currency: true,
      ignoreZeroCurrency: false,
      currencyOptions: { ...named('whole'), fractionalUnit: named('part') },
    },
  });
  return (amount) => spell(words.convert(amount));
}

/** An amount in words, as an invoice must say it: `Fifty One Thousand Eight Hundred Forty Five Rupees Only`. */
export function amountInWords({ currency, minor }: Money, locale: Locale): string {
  const key = `${locale} ${currency}`;
  const speaker = speakers.get(key) ?? speakerOf(locale, currency);
  speakers.set(key, speaker);
  return speaker(minor / 100);
}
