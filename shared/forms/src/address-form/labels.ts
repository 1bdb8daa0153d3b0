import type { Locale } from '@suvarna/contracts/locale';
import { addressFormTexts, type texts } from '#texts/address-form';

type Name = keyof typeof texts.en;

/** What a field is called (specification §3), the same wherever an address is written. `mobile` is followed by the country's code. */
export const labelsIn =
  (locale: Locale): ((name: Name, values?: Readonly<Record<string, string>>) => string) =>
  (name, values) =>
    addressFormTexts(locale)(name, values);
