import type { Address } from '@suvarna/contracts/customers';
import type { Generated, JSONColumnType } from 'kysely';

interface ShippingTables {
  courier_pickups: {
    reference: string;
    wanted: 'booked' | 'cancelled';
    state: 'asked' | 'booked' | 'cancelled' | 'collected' | 'refused';
    address: JSONColumnType<Address> | null;
    tries: Generated<number>;
    next_try_at: Date | null;
    last_error: Generated<string>;
    created_at: Date;
  };
  pincodes: {
    pincode: string;
    district: string;
    state: string;
    state_code: string;
    other_states: string[];
    express: boolean;
    fast: boolean;
    road_days: number;
    cod: boolean;
    ccod: boolean;
    prepaid: boolean;
    /** Ten-thousandths of a degree. */
    lat_e4: number | null;
    lng_e4: number | null;
  };
  shopper_pincodes: {
    guest_id: string | null;
    customer_id: string | null;
    pincode: string;
    country_id: string;
    updated_at: Date;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends ShippingTables {}
}
