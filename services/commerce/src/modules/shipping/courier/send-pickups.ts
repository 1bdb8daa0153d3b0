import type { Dependencies } from '../../../dependencies.ts';
import { CourierUnavailable, type Courier } from './courier.ts';
import { claimPickup, notePickup, type PickupRow } from './pickup.store.ts';

/** Longer than a call may take: after it, the process that claimed a pickup is gone. */
const LEASE_MS = 60_000;
const LONGEST_PAUSE_MS = 1_800_000;
const pauseMs = (tries: number): number => Math.min(10_000 * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS);

function tell(courier: Courier, { wanted, reference, address }: PickupRow) {
  if (wanted === 'cancelled') return courier.cancel(reference);
  if (address === null) throw new Error(`Pickup ${reference} has no address.`);
  return courier.book({ reference, address });
}

/** Tells the courier what is to be fetched, and what no more; outside any transaction. @returns how many it heard of */
export async function sendPickups({
  db,
  log,
  clock,
  courier,
}: Pick<Dependencies, 'db' | 'log' | 'clock' | 'courier'>): Promise<number> {
  if (courier === null) return 0;
  let sent = 0;
  for (;;) {
    const at = clock();
    const pickup = await claimPickup(db, at, new Date(at.getTime() + LEASE_MS));
    if (pickup === undefined) return sent;
    try {
      await notePickup(db, pickup, { state: await tell(courier, pickup), next_try_at: null, last_error: '' });
      sent += 1;
    } catch (error) {
      if (!(error instanceof CourierUnavailable)) throw error;
      log.warn(
        { reference: pickup.reference, error: error.message },
        'a pickup is told to the courier later',
      );
      await notePickup(db, pickup, {
        state: pickup.state,
        next_try_at: new Date(at.getTime() + pauseMs(pickup.tries)),
        last_error: error.message,
      });
    }
  }
}
