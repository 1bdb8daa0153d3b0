import { api } from '@suvarna/api-client';
import { nomineeUpdate, type NomineeUpdateBody, type NomineeUpdated } from '@suvarna/contracts/golden-bounty';
import { call } from '@suvarna/contracts/call';

/** Without a code one is sent and nothing changes; with the right one the nominee does. */
export const updateNominee = (body: NomineeUpdateBody, idempotencyKey: string): Promise<NomineeUpdated> =>
  call(api, nomineeUpdate, { body, idempotencyKey });
