import type { Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/i18n';
import type { Template } from './template.ts';

/**
 * What each message is made of, by its name. Every module adds its own: its `messages.ts` declares this
 * interface again with them.
 */
export interface Messages {}

export type MessageName = keyof Messages;

type Templates = { readonly [Name in MessageName]?: Template<Messages[Name]> };

/** A template, and the texts of its module by language. */
export interface WordedTemplate<Values> {
  readonly template: Template<Values>;
  readonly texts: (locale: Locale) => Translate;
}

/** The words of messages; a module registers those it added to {@link Messages}. */
export type MessageTemplates = { readonly [Name in MessageName]?: WordedTemplate<Messages[Name]> };

/** Messages of a module, which all speak in its texts. */
export function messagesIn(texts: (locale: Locale) => Translate, templates: Templates): MessageTemplates {
  return Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [name, { template, texts }]),
  ) as MessageTemplates;
}

/** All of them. @throws when two modules have a message of the same name */
export function collectMessages(registered: readonly MessageTemplates[]): MessageTemplates {
  const names = registered.flatMap((templates) => Object.keys(templates));
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`Two modules have words for the message "${twice}".`);
  return Object.assign({}, ...registered) as MessageTemplates;
}
