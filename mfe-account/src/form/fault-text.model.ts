import { PASSWORD_MIN } from '@suvarna/forms/password';
import { formText, isFormText } from '@suvarna/forms/texts';
import type { Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/remote-kit/page';

/** What texts of this remote's own faults have placeholders for. */
const NUMBERS = { least: PASSWORD_MIN };

/** The text of a fault: the store's own, said the same in every form, or one of this remote's. */
export function faultText(key: string, locale: Locale, t: Translate): string {
  return isFormText(key) ? formText(key, locale) : t(key, NUMBERS);
}
