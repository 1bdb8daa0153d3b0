import type { Locale } from '@suvarna/contracts/locale';
import { addTexts, translator, type FlatTexts, type Translate } from '@suvarna/i18n';

/** `t` of a part that a test draws by itself, with the texts the part has in the store. */
export function translateFrom(locale: Locale, namespace: string, texts: FlatTexts): Translate {
  addTexts(locale, namespace, texts);
  return translator(locale, namespace);
}
