import type { NoticeTopic } from '@suvarna/contracts/customers';
import type { NoticeChannels } from '@suvarna/contracts/preferences';
import type { Database, Tx } from '../database/database.ts';
import { consentOf } from './consent.store.ts';
import { channelsWanted } from './notice-settings.store.ts';

/** What a message is about. */
interface About {
  readonly topic: NoticeTopic;
  /** Whether it has to be heard of whatever was chosen. */
  readonly mustReach?: boolean | undefined;
}

/** What there is an address or a number for. */
interface Reachable {
  readonly email: boolean;
  readonly sms: boolean;
}

const NONE: NoticeChannels = { email: false, sms: false, push: false };

/**
 * By what a message leaves: what was chosen and reaches its reader. News of an order that would go by neither
 * e-mail nor SMS go by whatever of the two there is; what has to be heard of, by the first of them, and to
 * browsers alone where there is neither: a browser's notice may meet no reader.
 */
export function channelsBy(
  { topic, mustReach = false }: About,
  wanted: NoticeChannels,
  reachable: Reachable,
): NoticeChannels {
  const email = reachable.email && wanted.email;
  const sms = reachable.sms && wanted.sms;
  if (email || sms) return { email, sms, push: wanted.push };
  if (topic === 'orders') return { ...reachable, push: wanted.push };
  if (!mustReach) return { ...NONE, push: wanted.push };
  const first = { email: reachable.email, sms: reachable.sms && !reachable.email };
  return { ...first, push: wanted.push || !(first.email || first.sms) };
}

/** The same by a customer's settings: the one place where a reader's choice drops a message. */
export async function channelsFor(
  db: Database | Tx,
  { customerId, ...about }: About & { readonly customerId: string },
  reachable: Reachable,
): Promise<NoticeChannels> {
  // Offers are asked for, never refused (guidelines on dark patterns, decision 72).
  if (about.topic === 'offers' && (await consentOf(db, customerId, 'marketing')) !== true) return NONE;
  return channelsBy(about, await channelsWanted(db, customerId, about.topic), reachable);
}
