import { api } from '@suvarna/api-client';
import type { NomineeUpdateBody, NomineeUpdated } from '@suvarna/contracts/api/golden-bounty';
import { call } from '@suvarna/contracts/call';
import { nomineeUpdate } from '@suvarna/contracts/calls/golden-bounty';

/** Without a code one is sent and nothing changes; with the right one the nominee does. */
export const updateNominee = (body: NomineeUpdateBody, idempotencyKey: string): Promise<NomineeUpdated> =>
  call(api, nomineeUpdate, { body, idempotencyKey });
