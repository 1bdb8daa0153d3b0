import type { NoticeTopic } from '@suvarna/contracts/customers';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import type { NoticeChannels } from '@suvarna/contracts/preferences';
import type { PushPayload } from '@suvarna/contracts/push';
import type { Database, Tx } from '../database/database.ts';
import { insertOutboxRow } from '../outbox/outbox.store.ts';
import type { MessageName, Messages } from './messages.ts';
import { notify } from './notify.ts';
import { browsersOf, contactsOf } from './reader.store.ts';
import { channelsFor } from './wanted.ts';

/** Who is told. */
type Reader =
  /** An account, by what it has; what is given here takes the place of it, `''` for none. Without an account, by that alone. */
  | {
      readonly customerId: string;
      readonly email?: string;
      readonly phone?: string;
      readonly locale?: Locale;
    }
  | { readonly customerId: null; readonly email?: string; readonly phone?: string; readonly locale: Locale }
  /** An address or a phone (`91-9876543210`) that a person typed, or that has to know. It has no settings. */
  | { readonly contact: string; readonly locale: Locale }
  /** A guest's browsers. */
  | { readonly guestId: string };

/**
 * Why a reader is told. `necessary` is what no reader chooses about: codes, changes of the account, answers to what
 * was asked, what the law asks for. Anything else is a topic of the account's notifications.
 */
type Purpose = 'necessary' | NoticeTopic;

/** What browsers show. */
interface Notice {
  /** Names no person and no piece: a notice lies open on a locked screen. */
  readonly words: (locale: Locale) => Pick<PushPayload, 'title' | 'body'>;
  /** Path of the store without a language prefix. */
  readonly path: string;
  readonly tag: string;
}

/** What the outbox keeps of a push until it is out: where it goes is looked up when it leaves. */
export interface StoredPush {
  readonly subscription_id: string;
  readonly template: string;
  readonly locale: string;
  readonly payload: PushPayload;
}

interface Telling<Name extends MessageName> {
  readonly to: Reader;
  readonly purpose: Purpose;
  readonly template: Name;
  /** `null`: nothing is written, browsers alone hear of it. */
  readonly values: Messages[Name] | null;
  /** What the mail alone says: an SMS has no room for it. */
  readonly inMail?: Partial<Messages[Name]>;
  /** For browsers that asked for notices, each in its language. */
  readonly notice?: Notice;
  /** Names what is told, e.g. `order-placed:SUV-1`: the same key again sends nothing, by no way. */
  readonly key: string;
  /** Not told after this. */
  readonly expiresAt?: Date;
  /** Whether it has to be heard of whatever was chosen: then it goes by one way at least. */
  readonly mustReach?: boolean;
  /** By e-mail, or else by SMS; not by both. */
  readonly byOne?: boolean;
}

interface Ways {
  readonly email: string;
  readonly phone: string;
  readonly locale: Locale;
  readonly by: NoticeChannels;
}

type About = Pick<Telling<MessageName>, 'purpose' | 'mustReach'>;

interface Known {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly locale?: Locale | undefined;
}

/** What is given of a reader, and the rest as the account has it. @returns `undefined` of an account that is gone */
async function knownOf(
  db: Database | Tx,
  { customerId, email, phone, locale }: Known & { readonly customerId: string | null },
  purpose: About['purpose'],
): Promise<Known | undefined> {
  const isWhole = email !== undefined && phone !== undefined && locale !== undefined;
  if (customerId === null || isWhole) return { email, phone, locale };
  const account = await contactsOf(db, customerId);
  if (account === undefined)
    return email === undefined && phone === undefined ? undefined : { email, phone, locale };
  // What could be done without goes to no address that may be another person's.
  const hasEmail = account.isEmailProven || purpose === 'necessary' || purpose === 'orders';
  return {
    email: email ?? (hasEmail ? account.email : ''),
    phone: phone ?? account.phone,
    locale: locale ?? account.locale,
  };
}

/** @returns `undefined` of an account that is gone */
async function waysTo(
  db: Database | Tx,
  to: Exclude<Reader, { readonly guestId: string }>,
  { purpose, mustReach }: About,
): Promise<Ways | undefined> {
  if ('contact' in to) {
    const { contact, locale } = to;
    const isEmail = contact.includes('@');
    return { email: contact, phone: contact, locale, by: { email: isEmail, sms: !isEmail, push: false } };
  }
  const known = await knownOf(db, to, purpose);
  if (known === undefined) return undefined;
  const { email = '', phone = '', locale = 'en' } = known;
  const reachable = { email: email !== '', sms: phone !== '' };
  const by =
    purpose === 'necessary' || to.customerId === null
      ? { ...reachable, push: to.customerId !== null }
      : await channelsFor(db, { customerId: to.customerId, topic: purpose, mustReach }, reachable);
  return { email, phone, locale, by };
}

async function pushTo(
  tx: Tx,
  who: { readonly customerId: string } | { readonly guestId: string },
  { words, path, tag }: Notice,
  { template, key, expiresAt }: Pick<Telling<MessageName>, 'template' | 'key' | 'expiresAt'>,
): Promise<void> {
  for (const { id, locale } of await browsersOf(tx, who)) {
    const payload: StoredPush = {
      subscription_id: id,
      template,
      locale,
      payload: { ...words(locale), path: localizePath(path, locale), tag, lang: locale },
    };
    await insertOutboxRow(tx, {
      channel: 'push',
      type: `push.${template}`,
      key: `${key}:${id}`,
      payload,
      expiresAt,
    });
  }
}

/** Whether there is a way left by which a customer hears of a topic. */
export async function isReached(
  db: Database | Tx,
  customerId: string,
  purpose: NoticeTopic,
): Promise<boolean> {
  const ways = await waysTo(db, { customerId }, { purpose });
  if (ways === undefined) return false;
  const { email, sms, push } = ways.by;
  return email || sms || (push && (await browsersOf(db, { customerId })).length > 0);
}

/**
 * Tells a reader something, when the transaction is committed and never when it is not: the one way in which
 * a module writes to people. Once for its key, by each way that is left.
 *
 * - A topic respects the settings of the account: the channels that were chosen for it, and the consent to
 *   offers. News of orders and what is told with `mustReach` go by one way even where all were switched off.
 * - `necessary` respects none, and goes to everything that an account has.
 * - A reader who has no account has chosen nothing.
 *
 * Optional topics go to a proven address alone; `orders` and `necessary` to any that the account has.
 *
 * @example
 * await tell(tx, {
 *   to: { customerId },
 *   purpose: 'care',
 *   template: 'piece-care',
 *   values: { kind, day },
 *   key: `piece-care:${id}:${day}`,
 *   notice: { words: (locale) => careWords({ kind, day }, locale), path: '/account/jewellery-box/', tag: `piece-care-${id}` },
 *   expiresAt,
 * });
 */
export async function tell<Name extends MessageName>(tx: Tx, telling: Telling<Name>): Promise<void> {
  const { to, template, values, inMail, notice, key, expiresAt, byOne = false } = telling;
  if ('guestId' in to) {
    if (notice) await pushTo(tx, to, notice, telling);
    return;
  }
  const ways = await waysTo(tx, to, telling);
  if (ways === undefined) return;
  const { email, phone, locale, by } = ways;
  if (values !== null) {
    const message = { template, locale, values, key, ...(expiresAt && { expiresAt }) };
    if (by.email)
      await notify<Name>(tx, { ...message, values: { ...values, ...inMail }, channel: 'email', to: email });
    if (by.sms && !(byOne && by.email)) await notify<Name>(tx, { ...message, channel: 'sms', to: phone });
  }
  if (notice && by.push && 'customerId' in to && to.customerId !== null)
    await pushTo(tx, { customerId: to.customerId }, notice, telling);
}
