import { startStore } from './store.ts';

/** The store that journeys share. One named in SHOP_URL is used as it is. */
export default async function sharedStore(): Promise<() => Promise<void>> {
  if (process.env['SHOP_URL']) return () => Promise.resolve();
  const store = await startStore();
  process.env['SHOP_URL'] = store.shop;
  process.env['SANDBOX_URL'] = store.sandbox;
  return () => store.stop();
}
