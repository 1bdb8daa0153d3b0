import type { Database } from '../../platform/database/database.ts';
import { eachDue } from '../../platform/jobs/each-due.ts';
import { moveRequest } from './move-request.ts';
import type { RequestKinds } from './request-kind.ts';
import { lockOneThatEnds } from './request.store.ts';

/** Ends requests whose time is over. One that cannot be ended holds up no other. @returns how many. @throws AggregateError of those */
export function endRequests(db: Database, kinds: RequestKinds, at: Date): Promise<number> {
  return eachDue(db, {
    lockOne: (tx, except) => lockOneThatEnds(tx, at, except),
    idOf: ({ request_id: id }) => id,
    async work(tx, { request_id: requestId, ends_as: to }) {
      if (to === null) throw new Error(`It is not known as what ${requestId} ends.`);
      await moveRequest(tx, kinds, { requestId, to, actor: 'clock', at });
    },
  });
}
