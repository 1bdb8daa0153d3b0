import type { EnquiryKind, EnquiryState } from '@suvarna/contracts/enquiries';
import type { Locale } from '@suvarna/contracts/locale';
import type { Generated, GeneratedAlways } from 'kysely';

interface EnquiryTables {
  enquiries: {
    ticket: string;
    kind: EnquiryKind;
    customer_id: string | null;
    state: EnquiryState;
    fingerprint: Buffer;
    name: string;
    email: string;
    mobile: string;
    city: string;
    order_no: string;
    message: string;
    locale: Locale;
    created_at: Date;
    acknowledged_at: Date;
    due_at: Date;
    version: Generated<number>;
    resolved_at: Date | null;
    forgotten_at: Date | null;
  };
  enquiry_steps: {
    id: GeneratedAlways<number>;
    ticket: string;
    state: EnquiryState;
    at: Date;
    by: string;
    note: Generated<string>;
    answer: Generated<string>;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends EnquiryTables {}
}
