import type { StoreContact } from '@suvarna/contracts/stores';
import type { Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/i18n';

export type Channel = 'sms' | 'email';

/** The shop as messages name it. */
export interface Shop {
  /** `https://suvarna.example`, without a slash at its end. */
  readonly origin: string;
  /** Host of the origin: browsers fill in a code only on the site its message names. */
  readonly domain: string;
  /** Whom who reads it can ask. */
  readonly contact: Pick<StoreContact, 'phone' | 'email'>;
}

export interface Email {
  readonly subject: string;
  readonly text: string;
  /** The same as a page, for mail boxes that show one: whatever was typed is escaped in it. */
  readonly html?: string;
  /** Where one POST ends such letters, without a session (RFC 8058); of letters that a reader asked for by an address alone. */
  readonly unsubscribe?: string;
}

/** What a template says a message with, in the language of who gets it. */
export interface TemplateContext {
  readonly locale: Locale;
  /** Texts of the module whose message it is. */
  readonly t: Translate;
  /** Host of the shop. */
  readonly domain: string;
  /** `/account/` as an address, in the language of who gets it. */
  readonly page: (path: string) => string;
  /** The same of a file, which has no language. */
  readonly file: (path: string) => string;
  /** Whom to ask, as a sentence. */
  readonly help: string;
}

/**
 * One message, written once for all languages. Texts are plain, and hold nothing that a stranger
 * could have typed (no names): a caller who enters a foreign address must not be able to write to its owner.
 */
export interface Template<Values> {
  email(values: Values, context: TemplateContext): Email;
  sms(values: Values, context: TemplateContext): string;
}

/**
 * A message of three texts, `<key>.subject`, `<key>.text` and `<key>.sms`.
 *
 * @param places what their `{{places}}` are filled with; money and days as people read them
 */
export function template<Values>(
  key: string,
  places: (values: Values, context: TemplateContext) => Readonly<Record<string, string | number>>,
): Template<Values> {
  const say = (part: string, values: Values, context: TemplateContext): string =>
    context.t(`${key}.${part}`, places(values, context));
  return {
    email: (values, context) => ({
      subject: say('subject', values, context),
      text: say('text', values, context),
    }),
    sms: (values, context) => say('sms', values, context),
  };
}
