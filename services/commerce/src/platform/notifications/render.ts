import { PermanentFailure } from '../outbox/relay.ts';
import type { StoredMessage } from './notify.ts';
import type { Email, Shop, Template, Wording } from './template.ts';
import { TEMPLATES, type TemplateName, type ValuesOf } from './templates.ts';

function wordingOf({ template, locale }: StoredMessage): Wording<ValuesOf<TemplateName>> {
  // Rows outlive releases: one that this release has no words for cannot be sent by trying again.
  if (!Object.hasOwn(TEMPLATES, template) || (locale !== 'en' && locale !== 'hi'))
    throw new PermanentFailure(`no words for ${template}`);
  // Which values belong to which template was checked where the message was written.
  return (TEMPLATES[template] as Template<ValuesOf<TemplateName>>)[locale];
}

export function renderEmail(message: StoredMessage, shop: Shop): Email {
  return wordingOf(message).email(message.values, shop);
}

export function renderSms(message: StoredMessage, shop: Shop): string {
  return wordingOf(message).sms(message.values, shop);
}

/** @param origin of the shop, without a slash at its end */
export function shopAt(origin: string): Shop {
  return { origin, domain: new URL(origin).hostname };
}
