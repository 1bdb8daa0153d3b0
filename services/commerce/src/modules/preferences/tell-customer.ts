import type { NoticeTopic } from '@suvarna/contracts/customers';
import { languageOf } from '@suvarna/contracts/wording';
import type { Locale } from '@suvarna/contracts/locale';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { MessageName, Messages } from '../../platform/notifications/messages.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { channelsFor } from '../../platform/notifications/wanted.ts';
import { findCustomer, provenPhoneOf } from '../identity/index.ts';
import { browsersOf, pushToShopper } from '../push/index.ts';

/** By what a customer hears of a topic: `null` and `false` for what there is not, or was switched off. */
interface CustomerChannels {
  readonly email: string | null;
  /** As messages are addressed, with the country's code. */
  readonly sms: string | null;
  /** Whether there is a browser that said yes to notices. */
  readonly push: boolean;
  /** In which the account wants to be written to. */
  readonly locale: Locale;
}

/** What the account has, has proven and wants. @returns `undefined` where nothing at all is left */
export async function customerChannels(
  db: Database | Tx,
  customerId: string,
  topic: NoticeTopic,
): Promise<CustomerChannels | undefined> {
  const customer = await findCustomer(db, customerId);
  if (customer === undefined) return undefined;
  const email = customer.email_verified_at === null ? null : customer.email;
  const phone = provenPhoneOf(customer);
  const by = await channelsFor(db, { customerId, topic }, { email: email !== null, sms: phone !== '' });
  const ways = {
    email: by.email ? email : null,
    sms: by.sms ? `${customer.phone_code}-${phone}` : null,
    push: by.push && (await browsersOf(db, customerId)) > 0,
    locale: languageOf(customer.language),
  } as const;
  return ways.email === null && ways.sms === null && !ways.push ? undefined : ways;
}

interface Telling<Name extends MessageName> {
  readonly customerId: string;
  readonly template: Name;
  readonly values: Messages[Name];
  /** Of messages; browsers have notices in languages of their own. */
  readonly locale: Locale;
  /** Names what is told: the same key again sends nothing, by no way. */
  readonly key: string;
  readonly notice: Pick<Parameters<typeof pushToShopper>[2], 'words' | 'path' | 'tag'>;
  /** Not told after this. */
  readonly expiresAt: Date;
}

/** Tells a customer by every way there is, once each, when the transaction is committed. @param ways of `customerChannels` */
export async function tellCustomer<Name extends MessageName>(
  tx: Tx,
  { email, sms, push }: CustomerChannels,
  { customerId, template, values, locale, key, notice, expiresAt }: Telling<Name>,
): Promise<void> {
  const message = { template, locale, values, key, expiresAt };
  if (email !== null) await notify<Name>(tx, { ...message, channel: 'email', to: email });
  if (sms !== null) await notify<Name>(tx, { ...message, channel: 'sms', to: sms });
  if (push)
    await pushToShopper(tx, { kind: 'customer', id: customerId }, { ...notice, template, key, expiresAt });
}
