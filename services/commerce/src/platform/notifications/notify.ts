import type { Locale } from '@suvarna/contracts/locale';
import type { Tx } from '../database/database.ts';
import { insertOutboxRow } from '../outbox/outbox.store.ts';
import type { Channel } from './template.ts';
import type { MessageName, Messages } from './messages.ts';

export interface Message<Name extends MessageName = MessageName> {
  readonly channel: Channel;
  /** An e-mail address, or a phone as the API writes it: `"91-9876543210"`. */
  readonly to: string;
  readonly template: Name;
  readonly locale: Locale;
  readonly values: Messages[Name];
  /** Names this message among those of its channel, e.g. `order-placed:SUV-1`: the same key again sends nothing. */
  readonly key: string;
  /** Not sent after this, e.g. the end of a code's life. */
  readonly expiresAt?: Date;
}

/** What the outbox keeps of a message until it is out. */
export type StoredMessage<Name extends MessageName = MessageName> = Pick<
  Message<Name>,
  'to' | 'template' | 'locale' | 'values'
>;

/**
 * Sends a message once the transaction is committed, and never when it is not. Sending goes on by
 * itself while the provider is down; no caller waits for it. What the message says is removed from
 * the database as soon as it is sent or has expired.
 */
export async function notify<Name extends MessageName>(
  tx: Tx,
  message: Message<Name>,
): Promise<'noted' | 'repeated'> {
  const { channel, to, template, locale, values, key, expiresAt } = message;
  const payload: StoredMessage<Name> = { to, template, locale, values };
  return (await insertOutboxRow(tx, {
    channel: channel,
    type: `message.${channel}`,
    key,
    payload,
    expiresAt,
  }))
    ? 'noted'
    : 'repeated';
}
