import type { NoticeTopic } from '@suvarna/contracts/customers';
import type { NoticeChannels } from '@suvarna/contracts/preferences';
import type { Database, Tx } from '../database/database.ts';
import { consentOf } from './consent.store.ts';
import { channelsWanted } from './notice-settings.store.ts';

/**
 * Whom a message is for and what it is about. Codes, changes of the account and what the law asks for
 * have no topic: nobody chooses about them, and they always leave.
 */
export interface Audience {
  readonly customerId: string;
  readonly topic: NoticeTopic;
}

const NONE: NoticeChannels = { email: false, sms: false, push: false };

/**
 * By what a message leaves: the one place where a reader's choice drops it. News of an order that would
 * go by neither e-mail nor SMS go by whatever of the two reaches its buyer.
 *
 * @param reachable what there is an address or a number for
 */
export async function channelsFor(
  db: Database | Tx,
  { customerId, topic }: Audience,
  reachable: { readonly email: boolean; readonly sms: boolean },
): Promise<NoticeChannels> {
  // Offers are asked for, never refused (guidelines on dark patterns, decision 72).
  if (topic === 'offers' && (await consentOf(db, customerId, 'marketing')) !== true) return NONE;
  const wanted = await channelsWanted(db, customerId, topic);
  const email = reachable.email && wanted.email;
  const sms = reachable.sms && wanted.sms;
  return topic === 'orders' && !email && !sms
    ? { ...reachable, push: wanted.push }
    : { email, sms, push: wanted.push };
}
