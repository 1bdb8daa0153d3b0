import { ENQUIRY, type EnquiryKind } from '@suvarna/contracts/enquiries';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Locale } from '@suvarna/contracts/locale';
import { randomBytes } from 'node:crypto';
import { keyedFingerprintOf } from '../../platform/crypto/fingerprint.ts';
import type { Tx } from '../../platform/database/database.ts';
import { tell } from '../../platform/notifications/tell.ts';
import { dueBy } from './due.ts';
import { findByFingerprint, insertEnquiry, insertStep, type EnquiryRow } from './enquiry.store.ts';
import { keyInUse } from '../../platform/crypto/keys.ts';

/** Neither letters that read like digits nor the other way round. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX: Readonly<Record<EnquiryKind, string>> = { contact: 'CQ', franchise: 'FR', grievance: 'GR' };

const newTicket = (kind: EnquiryKind): string =>
  `${PREFIX[kind]}-${[...randomBytes(10)].map((byte) => SIGNS[byte & 31]).join('')}`;

export interface Asked {
  readonly kind: EnquiryKind;
  readonly customerId: string | null;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly city: string;
  readonly orderNo: string;
  readonly message: string;
  readonly locale: Locale;
}

/**
 * Puts an enquiry on the queue and acknowledges it by mail, in one transaction. The same words of the same
 * person on the same day are the same enquiry: a button pressed twice and a page loaded again change nothing.
 *
 * @param secret of the store: without it no reader tells from a fingerprint what was written
 * @returns whether it came just now, and its row
 */
export async function ask(
  tx: Tx,
  { kind, customerId, name, email, mobile, city, orderNo, message, locale }: Asked,
  { secret, at }: { readonly secret: string; readonly at: Date },
): Promise<{ readonly isNew: boolean; readonly row: EnquiryRow }> {
  const said = [kind, email, mobile, city, orderNo, message.slice(0, ENQUIRY.messageMax * 2), indianDay(at)];
  const fingerprint = keyedFingerprintOf(Buffer.from(keyInUse(secret)), said);
  const row = await insertEnquiry(tx, {
    ticket: newTicket(kind),
    kind,
    customer_id: customerId,
    state: 'open',
    fingerprint,
    name,
    email,
    mobile,
    city,
    order_no: orderNo,
    message,
    locale,
    created_at: at,
    acknowledged_at: at,
    due_at: dueBy(kind, at),
    resolved_at: null,
    forgotten_at: null,
  });
  if (row === undefined) {
    const known = await findByFingerprint(tx, fingerprint);
    if (known === undefined) throw new Error('An enquiry came twice and is not there.');
    return { isNew: false, row: known };
  }
  await insertStep(tx, { ticket: row.ticket, state: 'open', at, by: '' });
  await tell(tx, {
    to: { contact: email, locale },
    purpose: 'necessary',
    template: 'enquiry',
    values: { kind, ticket: row.ticket, due: row.due_at.toISOString() },
    key: `enquiry:${row.ticket}`,
  });
  return { isNew: true, row };
}
