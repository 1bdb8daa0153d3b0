import { actionsTexts, texts } from '#texts/actions';
import { useT } from '../frame/language.tsx';

/** What the log calls an action, in words; one of a newer registry stays as it is. */
export function useActionText(): (action: string) => string {
  const t = useT(actionsTexts);
  return (action) => (action in texts.en ? t(action) : action);
}

/** Every action that has words, for those who look for one. */
export const ACTIONS: readonly string[] = Object.keys(texts.en);
