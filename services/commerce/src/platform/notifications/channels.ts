import type { ClaimedRow } from '../outbox/outbox.store.ts';
import type { RelayChannel } from '../outbox/relay.ts';
import type { MessageTemplates } from './messages.ts';
import type { StoredMessage } from './notify.ts';
import type { SendEmail, SendSms } from './ports.ts';
import { renderEmail, renderSms } from './render.ts';
import type { Shop } from './template.ts';

const messageOf = (row: ClaimedRow): StoredMessage => row.payload as unknown as StoredMessage;

/** Of a message that is out stays which one it was: no address, no code, no amount. */
const keep = (row: ClaimedRow): object => ({
  template: messageOf(row).template,
  locale: messageOf(row).locale,
});

export function emailChannel(send: SendEmail, templates: MessageTemplates, shop: Shop): RelayChannel {
  return {
    channel: 'email',
    atOnce: 5,
    keep,
    deliver: async (row) =>
      send({ id: row.id, to: messageOf(row).to, ...renderEmail(templates, messageOf(row), shop) }),
  };
}

export function smsChannel(send: SendSms, templates: MessageTemplates, shop: Shop): RelayChannel {
  return {
    channel: 'sms',
    atOnce: 5,
    keep,
    deliver: async (row) =>
      send({ id: row.id, to: messageOf(row).to, text: renderSms(templates, messageOf(row), shop) }),
  };
}
