import type { Locale } from '@suvarna/contracts/locale';
import { fieldsTexts, texts } from '#texts/fields';

/**
 * What a field says when it is refused. The English is the specification's, word for word, where it
 * gives one (§5, §8; domain rules §2.8 and §2.14 rows 13 and 48); `nameShort`, `nameLetters`,
 * `stateUnknown`, `countryUnknown`, `englishOnly`, `tooLong`, `phoneAbroad`, `passwordShort`, `passwordCommon`, `wrist`, `engraving`, `reviewShort`, `timeRequired`, `dayBefore`, `dayAfter`, `karatOfGold`, `grams`, `huid` and `rupees` are ours, where it is silent.
 */
export type FormTextKey = keyof typeof texts.en;

/** Whether a key is one of these texts; forms have others of their own. */
export const isFormText = (key: string): key is FormTextKey => Object.hasOwn(texts.en, key);

/** The text of a refusal in the shopper's language. */
export const formText = (key: FormTextKey, locale: Locale): string => fieldsTexts(locale)(key);

/** The text of a fault: the store's own, said the same in every form, or what the form's own part calls it. */
export const faultText = (key: string, locale: Locale, t: (key: string) => string): string =>
  isFormText(key) ? formText(key, locale) : t(key);
