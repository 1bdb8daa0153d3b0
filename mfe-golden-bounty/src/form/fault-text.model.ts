import type { Locale } from '@suvarna/contracts/locale';
import { formText, isFormText } from '@suvarna/forms/texts';
import type { Translate } from '@suvarna/remote-kit/page';

/** The text of a fault: the store's own, said the same in every form, or one of this remote's. */
export const faultText = (
  key: string | undefined,
  locale: Locale,
  t: Translate,
  values: Readonly<Record<string, string | number>> = {},
): string | undefined => {
  if (key === undefined) return undefined;
  return isFormText(key) ? formText(key, locale) : t(key, values);
};
