import type { EnquiryTicket, StaffEnquiry } from '@suvarna/contracts/enquiries';
import type { Database, Tx } from '../../platform/database/database.ts';
import { acknowledgedBy } from './due.ts';
import { stepsOf, type EnquiryRow } from './enquiry.store.ts';

export const ticketOf = ({ ticket, kind, created_at, due_at }: EnquiryRow): EnquiryTicket => ({
  ticket,
  kind,
  acknowledged_by: acknowledgedBy(created_at).toISOString(),
  answered_by: due_at.toISOString(),
});

export async function staffViewsOf(
  db: Database | Tx,
  rows: readonly EnquiryRow[],
  at: Date,
): Promise<StaffEnquiry[]> {
  const steps = await stepsOf(
    db,
    rows.map(({ ticket }) => ticket),
  );
  return rows.map((row) => ({
    ticket: row.ticket,
    kind: row.kind,
    state: row.state,
    version: row.version,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    city: row.city,
    order_no: row.order_no,
    message: row.message,
    locale: row.locale,
    asked_at: row.created_at.toISOString(),
    acknowledged_at: row.acknowledged_at.toISOString(),
    due_at: row.due_at.toISOString(),
    overdue: row.state !== 'resolved' && row.due_at < at,
    steps: steps
      .filter(({ ticket }) => ticket === row.ticket)
      .map(({ state, at: when, by, note, answer }) => ({ state, at: when.toISOString(), by, note, answer })),
  }));
}
