import { areMissingTextsMarked, onMissingText } from '@suvarna/i18n';
import { noteFailure, reportFailure } from '../../engine/browser/composition/report-failure.ts';

class MissingText extends Error {
  override readonly name = 'MissingText';
}

/**
 * A text that was not written is an error of the part that asked for it, told once for each. Where the store
 * is made the console says which; a shopper's stays quiet, because the page is whole.
 */
export function tellMissingTexts(): () => void {
  const tell = areMissingTextsMarked(location.href) ? reportFailure : noteFailure;
  return onMissingText(({ locale, namespace, key }) => {
    const [part = 'shell'] = namespace.split(/[@#]/);
    tell(new MissingText(`no text in ${locale}: ${namespace} ${key}`), part);
  });
}
