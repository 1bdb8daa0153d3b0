import { useT } from '@suvarna/remote-kit/hooks';
import type { Terms } from './terms.api.ts';

/** The number of the store's help, of its settings; nothing where an older answer names none. */
export function SupportPhone({ terms: { support_phone: phone } }: { readonly terms: Terms }) {
  const t = useT();
  return phone === undefined ? null : <a href={`tel:${phone}`}>{t('support.call', { phone })}</a>;
}
