import type { Generated } from 'kysely';

interface PrivacyTables {
  data_exports: {
    id: string;
    customer_id: string;
    state: Generated<'waiting' | 'ready' | 'gone'>;
    asked_at: Date;
    ready_at: Date | null;
    expires_at: Date | null;
    sealed: Buffer | null;
    bytes: Generated<number>;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends PrivacyTables {}
}
