import { failuresTexts, texts } from '#texts/failures';
import { ApiRefusal } from '../api/client.ts';
import { useT } from '../frame/language.tsx';

/** Refusals that have words in both languages; others are said as the registry says them. */
const isKnown = (code: string): boolean => code.includes('.') && code in texts.en;

/** What went wrong, and what to do, in the language of the page. */
export function useFailureText(): (error: Error) => string {
  const t = useT(failuresTexts);
  return (error) => {
    if (!(error instanceof ApiRefusal)) return t('unreachable');
    const { code, message } = error;
    return isKnown(code) ? t(code, { message }) : t('other', { code, message });
  };
}
