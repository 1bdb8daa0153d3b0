import type { Database } from '../../platform/database/database.ts';
import type { StoredPush } from '../../platform/notifications/tell.ts';
import type { ClaimedRow } from '../../platform/outbox/outbox.store.ts';
import { deleteSubscription, findSubscription } from './push.store.ts';
import type { RelayChannel } from '../../platform/outbox/relay.ts';
import type { SendPush } from './ports.ts';

const pushOf = (row: ClaimedRow): StoredPush => row.payload as unknown as StoredPush;
const LEAST_SECONDS = 60;
const MONTH_SECONDS = 28 * 86_400;

/** Seconds a push service may keep it: as long as the row itself lives. */
function ttlOf(row: ClaimedRow, at: Date): number {
  if (row.expires_at === null) return MONTH_SECONDS;
  return Math.min(
    MONTH_SECONDS,
    Math.max(LEAST_SECONDS, Math.round((row.expires_at.getTime() - at.getTime()) / 1_000)),
  );
}

/** Pushes, each to one browser. One whose browser took its subscription back is done, and the subscription goes. */
export function pushChannel(db: Database, send: SendPush, clock: () => Date): RelayChannel {
  return {
    channel: 'push',
    atOnce: 10,
    keep: (row) => ({ template: pushOf(row).template, locale: pushOf(row).locale }),
    deliver: async (row) => {
      const { subscription_id: id, payload } = pushOf(row);
      const to = await findSubscription(db, id);
      if (to === undefined) return;
      if ((await send({ to, text: JSON.stringify(payload), ttlSeconds: ttlOf(row, clock()) })) === 'gone')
        await deleteSubscription(db, id);
    },
  };
}
