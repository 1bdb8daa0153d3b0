import type { Locale } from '@suvarna/contracts/locale';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Who moves a request: who asked, the store's people, time, or money. */
export type RequestActor = 'customer' | 'staff' | 'clock' | 'payment';

/** What a kind keeps of a request, read by the schema of that kind. */
export type Facts = Readonly<Record<string, unknown>>;

interface RequestTables {
  customer_requests: {
    request_id: string;
    kind: string;
    customer_id: string;
    subject: string;
    state: string;
    is_open: boolean;
    evidence: JSONColumnType<Facts>;
    terms: JSONColumnType<Facts> | null;
    /** What is promised since it was opened again, in place of the same of its evidence. */
    requoted: JSONColumnType<Facts> | null;
    reason: Generated<string>;
    note: Generated<string>;
    locale: Locale;
    created_at: Date;
    due_at: Date | null;
    ends_at: Date | null;
    ends_as: string | null;
  };
  /** Every request of every kind, wherever it is kept; a view. */
  request_queue: {
    request_id: string;
    kind: string;
    state: string;
    /** `null` for a guest's. */
    customer_id: string | null;
    /** `''` where it is about none. */
    order_no: string;
    /** `null`, like name and contact, for what is not kept in this table or that. */
    evidence: JSONColumnType<Facts> | null;
    name: string | null;
    email: string | null;
    phone: string | null;
    created_at: Date;
    due_at: Date | null;
  };
  request_moves: { kind: string; from_state: string; to_state: string; actor: RequestActor };
  request_steps: {
    id: GeneratedAlways<number>;
    request_id: string;
    state: string;
    at: Date;
    actor: RequestActor;
    by: Generated<string>;
    reason: Generated<string>;
    note: Generated<string>;
    about: Generated<string>;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends RequestTables {}
}
