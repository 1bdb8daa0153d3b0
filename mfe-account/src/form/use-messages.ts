import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { faultText } from './fault-text.model.ts';

/** What a field of react-hook-form says in the page's language. */
export function useMessages(): (
  error: { readonly message?: string | undefined } | undefined,
) => string | undefined {
  const { t, locale } = useRemoteContext();
  return (error) => (error?.message === undefined ? undefined : faultText(error.message, locale, t));
}
