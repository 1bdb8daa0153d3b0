interface ShippingTables {
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
