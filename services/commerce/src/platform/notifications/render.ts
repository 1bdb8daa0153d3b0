import { LOCALES, localizePath } from '@suvarna/contracts/locale';
import { PermanentFailure } from '../outbox/relay.ts';
import type { StoredMessage } from './notify.ts';
import type { Email, Shop, Template, TemplateContext } from './template.ts';
import { texts } from './texts.ts';
import type { MessageName, Messages, MessageTemplates, WordedTemplate } from './messages.ts';

function spoken(
  templates: MessageTemplates,
  { template: name, locale: language }: StoredMessage,
  { origin, domain, contact }: Shop,
): { readonly template: Template<Messages[MessageName]>; readonly context: TemplateContext } {
  // Rows outlive releases: one that this release has no words for cannot be sent by trying again.
  const locale = LOCALES.find((one) => one === language);
  if (!Object.hasOwn(templates, name) || locale === undefined)
    throw new PermanentFailure(`no words for ${name}`);
  // Which values belong to which template was checked where the message was written.
  const { template, texts: textsOfModule } = templates[name] as WordedTemplate<Messages[MessageName]>;
  const page = (path: string): string => `${origin}${localizePath(path, locale)}`;
  const file = (path: string): string => origin + path;
  const help = texts(locale)('email.help', { phone: contact.phone, email: contact.email });
  return { template, context: { locale, t: textsOfModule(locale), domain, page, file, help } };
}

export function renderEmail(templates: MessageTemplates, message: StoredMessage, shop: Shop): Email {
  const { template, context } = spoken(templates, message, shop);
  const email = template.email(message.values, context);
  return { ...email, text: `${email.text}\n\n${context.help}` };
}

export function renderSms(templates: MessageTemplates, message: StoredMessage, shop: Shop): string {
  const { template, context } = spoken(templates, message, shop);
  return template.sms(message.values, context);
}

/** @param origin of the shop, without a slash at its end */
export function shopAt(origin: string, contact: Shop['contact']): Shop {
  return { origin, domain: new URL(origin).hostname, contact };
}
