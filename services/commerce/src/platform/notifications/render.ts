import { PermanentFailure } from '../outbox/relay.ts';
import type { StoredMessage } from './notify.ts';
import type { Email, Shop, Template, Wording } from './template.ts';
import type { MessageName, Messages, MessageTemplates } from './messages.ts';

function wordingOf(
  templates: MessageTemplates,
  { template, locale }: StoredMessage,
): Wording<Messages[MessageName]> {
  // Rows outlive releases: one that this release has no words for cannot be sent by trying again.
  if (!Object.hasOwn(templates, template) || (locale !== 'en' && locale !== 'hi'))
    throw new PermanentFailure(`no words for ${template}`);
  // Which values belong to which template was checked where the message was written.
  return (templates[template] as Template<Messages[MessageName]>)[locale];
}

export function renderEmail(templates: MessageTemplates, message: StoredMessage, shop: Shop): Email {
  return wordingOf(templates, message).email(message.values, shop);
}

export function renderSms(templates: MessageTemplates, message: StoredMessage, shop: Shop): string {
  return wordingOf(templates, message).sms(message.values, shop);
}

/** @param origin of the shop, without a slash at its end */
export function shopAt(origin: string): Shop {
  return { origin, domain: new URL(origin).hostname };
}
