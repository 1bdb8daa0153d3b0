import type { Generated } from 'kysely';

interface AddressTables {
  addresses: {
    id: string;
    guest_id: string | null;
    customer_id: string | null;
    full_name: string;
    house: string;
    street: string;
    landmark: string;
    city: string;
    state: string;
    pincode: string;
    country_id: string;
    mobile: string;
    email: Generated<string>;
    /** The store it is; `null` for an address of a shopper's own. */
    store_id: Generated<string | null>;
    is_default: Generated<boolean>;
    created_at: Date;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends AddressTables {}
}
