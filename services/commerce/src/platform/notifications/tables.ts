import type { NoticeTopic } from '@suvarna/contracts/customers';
import type { ConsentPurpose } from '@suvarna/contracts/preferences';
import type { Locale } from '@suvarna/contracts/locale';
import type { GeneratedAlways } from 'kysely';

interface NotificationTables {
  notice_settings: {
    customer_id: string;
    kind: NoticeTopic;
    by_email: boolean;
    by_sms: boolean;
    by_push: boolean;
    chosen_at: Date;
  };
  /** Grows only: the last row of a purpose counts. */
  consents: {
    id: GeneratedAlways<number>;
    customer_id: string;
    purpose: ConsentPurpose;
    given: boolean;
    at: Date;
    said_at: 'account';
    locale: Locale;
  };
}

declare module '../database/tables.ts' {
  interface Tables extends NotificationTables {}
}
