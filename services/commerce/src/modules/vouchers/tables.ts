import type { VoucherCategory } from '@suvarna/contracts/vouchers';
import type { Generated } from 'kysely';

export type ReservationState =
  | 'asked'
  | 'reserved'
  | 'refused'
  | 'capturing'
  | 'captured'
  | 'declined'
  | 'releasing'
  | 'released'
  | 'stuck';

interface VoucherTables {
  vouchers: {
    voucher_id: string;
    guest_id: string | null;
    customer_id: string | null;
    fingerprint: Buffer;
    number_sealed: Buffer | null;
    pin_sealed: Buffer | null;
    last4: string;
    balance: number;
    amount: number;
    expires_on: string | null;
    in_bag: Generated<boolean>;
    created_at: Date;
  };
  voucher_categories: { fingerprint: Buffer; category: VoucherCategory; since: Date };
  voucher_reservations: {
    reservation_id: string;
    voucher_id: string;
    amount: number;
    state: Generated<ReservationState>;
    order_no: string | null;
    used: Generated<number>;
    returned: Generated<number>;
    valid_until: Date;
    release_at: Date | null;
    tries: Generated<number>;
    next_try_at: Date | null;
    last_error: Generated<string>;
    created_at: Date;
    settled_at: Date | null;
  };
  voucher_refunds: {
    refund_id: string;
    reservation_id: string;
    amount: number;
    state: Generated<'requested' | 'done' | 'failed'>;
    tries: Generated<number>;
    next_try_at: Date | null;
    last_error: Generated<string>;
    requested_at: Date;
    settled_at: Date | null;
  };
  voucher_retries: { id: string; at: Date; asked_by: string; note: string; error_before: string };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends VoucherTables {}
}
