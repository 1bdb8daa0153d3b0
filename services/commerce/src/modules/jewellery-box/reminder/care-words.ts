import type { CareKind } from '@suvarna/contracts/jewellery-box';
import type { Locale } from '@suvarna/contracts/locale';
import { dayText } from '../../../platform/notifications/day.ts';
import { texts } from '../texts.ts';

export interface CareNews {
  readonly kind: CareKind;
  /** ISO day. */
  readonly day: string;
}

/** A reminder in a language: for a subject and a text, a line of SMS, or a push. Names no person and no piece. */
export function careWords(
  { kind, day }: CareNews,
  locale: Locale,
): { readonly title: string; readonly body: string } {
  const t = texts(locale);
  return { title: t(`care.${kind}.title`), body: t(`care.${kind}.body`, { day: dayText(day, locale) }) };
}

/** Where the box is, without a language. */
export const BOX_PATH = '/account/jewellery-box/';
