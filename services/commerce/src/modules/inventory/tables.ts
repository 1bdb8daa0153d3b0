import type { Generated } from 'kysely';

interface InventoryTables {
  stock_levels: {
    product_id: number;
    on_hand: number;
    reserved: Generated<number>;
    sold: Generated<number>;
    received: number;
    changed_in: Generated<string>;
  };
  stock_reservations: {
    order_no: string;
    product_id: number;
    quantity: number;
    state: 'held' | 'sold' | 'released' | 'returned';
    /** Whose unpaid order it is, as keyed prints; gone when it is paid or given up. */
    held_keys: Buffer[] | null;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends InventoryTables {}
}
