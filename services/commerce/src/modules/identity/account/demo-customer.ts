import type { Database } from '../../../platform/database/database.ts';
import { addCustomer, changeCustomer, findCustomerByEmail } from '../records/customer.store.ts';
import { hashPassword, PASSWORD_COST } from '@suvarna/passwords/password';

/** The customer a fresh store can be tried with; named in the README and never made in production. */
export const DEMO_CUSTOMER = {
  email: 'demo@suvarna.example',
  password: 'Suvarna#2026',
  firstName: 'Asha',
  lastName: 'Mehta',
  phone: '9845000000',
} as const;

/** @returns whether the customer was made now */
export async function ensureDemoCustomer(
  db: Database,
  { at = new Date(), passwordCost = PASSWORD_COST } = {},
): Promise<boolean> {
  const proven = { email_verified_at: at, phone_verified_at: at };
  const known = await findCustomerByEmail(db, DEMO_CUSTOMER.email);
  if (known !== undefined) {
    if (known.phone_verified_at === null) await changeCustomer(db, known.id, proven);
    return false;
  }
  return addCustomer(db, {
    email: DEMO_CUSTOMER.email,
    password_hash: await hashPassword(DEMO_CUSTOMER.password, passwordCost),
    first_name: DEMO_CUSTOMER.firstName,
    last_name: DEMO_CUSTOMER.lastName,
    phone_no: DEMO_CUSTOMER.phone,
    ...proven,
  });
}
