import type { Database } from '../../platform/database/database.ts';
import { moveRequest } from './move-request.ts';
import type { RequestKinds } from './request-kind.ts';
import { lockOneThatEnds } from './request.store.ts';

/** Ends requests whose time is over, one transaction each; several processes may do it at once, and it may be stopped anywhere. @returns how many */
export async function endRequests(db: Database, kinds: RequestKinds, at: Date): Promise<number> {
  let ended = 0;
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      const request = await lockOneThatEnds(tx, at);
      if (request?.ends_as == null) return false;
      await moveRequest(tx, kinds, {
        requestId: request.request_id,
        to: request.ends_as,
        actor: 'clock',
        at,
      });
      return true;
    });
    if (!done) return ended;
    ended += 1;
  }
}
