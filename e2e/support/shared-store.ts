import { randomBytes } from 'node:crypto';
import { startStore } from './store.ts';

/** The store that journeys share, on a database of its own or the one E2E_DATABASE_URL names. One named in SHOP_URL is used as it is. */
export default async function sharedStore(): Promise<() => Promise<void>> {
  if (process.env['SHOP_URL']) return () => Promise.resolve();
  const database = process.env['E2E_DATABASE_URL'];
  const staffToken = randomBytes(32).toString('hex');
  const store = await startStore({ STAFF_ADMIN_TOKEN: staffToken, ...(database && { DATABASE_URL: database }) });
  process.env['SHOP_URL'] = store.shop;
  process.env['SANDBOX_URL'] = store.sandbox;
  process.env['COMMERCE_URL'] = store.commerce;
  process.env['STAFF_ADMIN_TOKEN'] = staffToken;
  return () => store.stop();
}
