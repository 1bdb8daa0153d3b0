import type { Locale } from '@suvarna/contracts/locale';
import type { JSONColumnType } from 'kysely';

interface PushTables {
  push_subscriptions: {
    id: string;
    endpoint: string;
    endpoint_hash: Buffer;
    p256dh: string;
    auth: string;
    topic: string;
    locale: Locale;
    guest_id: string | null;
    customer_id: string | null;
    /** Of a customer's browser; `null` where it subscribed before sign-ins were noted. */
    sign_in_id: string | null;
    created_at: Date;
    renewed_at: Date;
    expires_at: Date | null;
  };
  push_notices: {
    id: string;
    topic: string;
    sent_by: string;
    words: JSONColumnType<object>;
    recipients: number;
    sent_at: Date;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends PushTables {}
}
