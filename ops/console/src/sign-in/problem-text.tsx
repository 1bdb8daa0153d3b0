import { signInTexts } from '#texts/sign-in';
import { ApiRefusal, ApiUnreachable } from '../api/client.ts';
import { useT } from '../frame/language.tsx';
import { useFailureText } from '../views/failure.tsx';

/** Failures of the registry, and those of the device, which knows only that no key was used. */
export function useProblemText(): (error: Error) => string {
  const t = useT(signInTexts);
  const failureText = useFailureText();
  return (error) =>
    error instanceof ApiRefusal || error instanceof ApiUnreachable ? failureText(error) : t('passkey.none');
}
