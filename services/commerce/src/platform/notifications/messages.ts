import type { Template } from './template.ts';

/**
 * What each message is made of, by its name. Every module adds its own: its `messages.ts` declares this
 * interface again with them.
 */
export interface Messages {}

export type MessageName = keyof Messages;

/** The words of messages; a module registers those it added to {@link Messages}. */
export type MessageTemplates = { readonly [Name in MessageName]?: Template<Messages[Name]> };

/** All of them. @throws when two modules have a message of the same name */
export function collectMessages(registered: readonly MessageTemplates[]): MessageTemplates {
  const names = registered.flatMap((templates) => Object.keys(templates));
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`Two modules have words for the message "${twice}".`);
  return Object.assign({}, ...registered) as MessageTemplates;
}
