import { randomBytes } from 'node:crypto';
import { bySocket } from '@suvarna/testing/by-socket';
import { keptPictures } from '../looks/kept-pictures.ts';
import { standingStore } from './standing-store.ts';
import { addressIn, PATIENT, startStore } from './store.ts';

function tell(settings: Readonly<Record<string, string>>): void {
  process.env['SHOP_URL'] = addressIn(settings, 'SHOP_PORT');
  process.env['SANDBOX_URL'] = addressIn(settings, 'SANDBOX_PORT');
  process.env['COMMERCE_URL'] = addressIn(settings, 'COMMERCE_PORT');
  process.env['STAFF_ADMIN_TOKEN'] = settings['STAFF_ADMIN_TOKEN'] ?? '';
}

/**
 * The store that journeys share, on a database of its own or the one E2E_DATABASE_URL names. One named
 * in SHOP_URL is used as it is; one in the folder that E2E_STANDING_STORE names stays up afterwards.
 */
export default async function sharedStore(): Promise<() => Promise<void>> {
  if (process.env['SHOP_URL']) return () => Promise.resolve();
  const staffToken = randomBytes(32).toString('hex');
  const standing = process.env['E2E_STANDING_STORE'];
  if (standing) {
    tell(await standingStore(standing, staffToken));
    return () => Promise.resolve();
  }
  const database = process.env['E2E_DATABASE_URL'];
  const store = await startStore({
    ...PATIENT,
    ...(await keptPictures('journeys')),
    STAFF_ADMIN_TOKEN: staffToken,
    // A small statement costs half as much by socket.
    ...(database && { DATABASE_URL: await bySocket(database) }),
  });
  tell(store.env);
  return () => store.stop();
}
