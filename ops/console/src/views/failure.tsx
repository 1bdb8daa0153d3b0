import { failuresTexts } from '#texts/failures';
import { ApiRefusal } from '../api/client.ts';
import { useT } from '../frame/language.tsx';

/** Refusals that have words in both languages; others are said as the registry says them. */
const KNOWN: ReadonlySet<string> = new Set([
  'REQUEST.UNAUTHORISED',
  'REQUEST.FORBIDDEN',
  'REQUEST.TOO_MANY',
  'RELEASE.NOT_FOUND',
  'COMPOSITION.STALE_REVISION',
  'COMPOSITION.UNCHANGED',
  'COMPOSITION.NOTHING_TO_UNDO',
  'COMPOSITION.GATE_REFUSED',
  'ORDER.NOT_YOURS',
  'ORDER.FROZEN',
  'ORDER.LOCKED',
  'ORDER.SECOND_PERSON',
  'CANARY.RUNNING',
  'CANARY.NONE',
  'CANARY.STATE',
  'SERVICE.BUSY',
  'SERVICE.UNAVAILABLE',
  'SIGN_IN.REFUSED',
  'SIGN_IN.CODE_NEEDED',
  'SIGN_IN.CODE_WRONG',
  'SIGN_IN.PASSWORD_WEAK',
  'ENROLMENT.NOT_FOUND',
]);

/** What went wrong, and what to do, in the language of the page. */
export function useFailureText(): (error: Error) => string {
  const t = useT(failuresTexts);
  return (error) => {
    if (!(error instanceof ApiRefusal)) return t('unreachable');
    const { code, message } = error;
    return KNOWN.has(code) ? t(code, { message }) : t('other', { code, message });
  };
}
