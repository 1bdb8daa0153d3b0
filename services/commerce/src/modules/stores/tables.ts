import type { AppointmentKind, AppointmentState } from '@suvarna/contracts/stores';
import type { Locale } from '@suvarna/contracts/locale';
import type { Generated } from 'kysely';

interface AppointmentTables {
  appointments: {
    id: string;
    guest_id: string | null;
    customer_id: string | null;
    store_id: string;
    kind: AppointmentKind;
    starts_at: Date;
    ends_at: Date;
    seat: number;
    state: AppointmentState;
    name: string;
    mobile: string;
    /** The shopper who booked had proven the number. */
    by_owner: Generated<boolean>;
    address: Generated<string>;
    note: Generated<string>;
    locale: Locale;
    reason: Generated<string>;
    decided_by: Generated<string>;
    decided_at: Date | null;
    reminded_at: Date | null;
    version: Generated<number>;
    created_at: Date;
    changed_at: Date;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends AppointmentTables {}
}
