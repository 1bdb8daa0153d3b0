import type { EnquiryState } from '@suvarna/contracts/enquiries';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import { tell } from '../../platform/notifications/tell.ts';
import { insertStep, lockEnquiry, moveEnquiry, type EnquiryRow } from './enquiry.store.ts';

interface Decision {
  readonly ticket: string;
  readonly version: number;
  readonly to: Exclude<EnquiryState, 'open'>;
  readonly note: string;
  /** Goes out by mail; needed to resolve. */
  readonly answer: string;
  readonly by: string;
}

/** @throws Refusal */
export async function decideEnquiry(
  tx: Tx,
  { ticket, version, to, note, answer, by }: Decision,
  at: Date,
): Promise<EnquiryRow> {
  const known = await lockEnquiry(tx, ticket);
  if (known === undefined) throw new Refusal('ENQUIRY.NOT_FOUND');
  if (known.version !== version) throw new Refusal('ENQUIRY.CHANGED');
  if (known.state === 'resolved' || (to === 'resolved' && answer === ''))
    throw new Refusal('ENQUIRY.STATE_CONFLICT');
  const row = await moveEnquiry(tx, known, { state: to, resolved_at: to === 'resolved' ? at : null });
  await insertStep(tx, { ticket, state: to, at, by, note, answer });
  if (answer !== '' && known.email !== '')
    await tell(tx, {
      to: { contact: known.email, locale: known.locale },
      purpose: 'necessary',
      template: 'enquiryAnswer',
      values: { kind: known.kind, ticket, answer },
      key: `enquiry-answer:${ticket}:${String(row.version)}`,
    });
  return row;
}
