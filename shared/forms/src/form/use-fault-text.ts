import { faultText } from '../texts.ts';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';

/** The text of a fault or a failure. @param values what texts of this remote have placeholders for */
export function useFaultText(
  values: Readonly<Record<string, string | number>> = {},
): (key: string) => string {
  const { t, locale } = useRemoteContext();
  return (key) => faultText(key, locale, (own) => t(own, values));
}
