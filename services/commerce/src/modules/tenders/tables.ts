import type { Generated } from 'kysely';

interface TenderTables {
  order_tenders: {
    order_no: string;
    kind: string;
    units: number;
    /** Minor units of the order's currency. */
    amount: number;
    state: Generated<'held' | 'spent' | 'released'>;
    refunded_units: Generated<number>;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends TenderTables {}
}
