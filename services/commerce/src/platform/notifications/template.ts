import type { Locale } from '@suvarna/contracts/locale';

export type Channel = 'sms' | 'email';

/** The shop as messages name it. */
export interface Shop {
  /** `https://suvarna.example`, without a slash at its end. */
  readonly origin: string;
  /** Host of the origin: browsers fill in a code only on the site its message names. */
  readonly domain: string;
}

export interface Email {
  readonly subject: string;
  readonly text: string;
}

/**
 * Wording of one message. Texts are plain, and hold nothing that a stranger could have typed (no
 * names): whoever enters a foreign address must not be able to write to its owner.
 */
export interface Wording<Values> {
  email(values: Values, shop: Shop): Email;
  sms(values: Values, shop: Shop): string;
}

export type Template<Values> = Readonly<Record<Locale, Wording<Values>>>;

/** Lines of a message; paragraphs are set apart by an empty line. */
export const lines = (...texts: readonly string[]): string => texts.join('\n');
