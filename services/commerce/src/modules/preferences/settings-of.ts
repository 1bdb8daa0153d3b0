import { NOTICE_TOPICS } from '@suvarna/contracts/customers';
import { CONSENT_PURPOSES, type NotificationSettings } from '@suvarna/contracts/preferences';
import type { Database, Tx } from '../../platform/database/database.ts';
import { consentHistory, consentOf } from '../../platform/notifications/consent.store.ts';
import { channelsWanted } from '../../platform/notifications/notice-settings.store.ts';
import { browsersOf } from '../../platform/notifications/reader.store.ts';
import { findCustomer, provenPhoneOf, sessionDead } from '../identity/index.ts';

/** As much of the history as a customer reads. */
const LINES = 50;

/** `as•••@shop.example`: enough to know one's own address by. */
const maskedEmail = (email: string): string => email.replace(/^(.{1,2}).*@/, '$1•••@');

/** What the account page shows of notifications and consents. */
export async function settingsOf(db: Database | Tx, customerId: string): Promise<NotificationSettings> {
  const customer = await findCustomer(db, customerId);
  if (customer === undefined) throw sessionDead();
  const topics = [];
  for (const topic of NOTICE_TOPICS) topics.push({ topic, by: await channelsWanted(db, customerId, topic) });
  const consents = [];
  for (const purpose of CONSENT_PURPOSES)
    consents.push({ purpose, given: (await consentOf(db, customerId, purpose)) ?? null });
  const phone = provenPhoneOf(customer);
  return {
    topics,
    reached: {
      email: maskedEmail(customer.email ?? ''),
      sms: phone === '' ? '' : `•••${phone.slice(-4)}`,
      browsers: (await browsersOf(db, { customerId })).length,
    },
    consents,
    history: (await consentHistory(db, customerId, LINES)).map((line) => ({
      ...line,
      at: line.at.toISOString(),
    })),
  };
}
