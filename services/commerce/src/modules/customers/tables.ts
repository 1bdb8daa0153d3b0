import type { Generated } from 'kysely';

export interface AddressTables {
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
    is_default: Generated<boolean>;
    created_at: Date;
  };
}
