import { api } from '@suvarna/api-client';
import { callbackCreate, type CallbackRequested } from '@suvarna/contracts/golden-bounty';
import { call } from '@suvarna/contracts/call';
import type { BodyOf } from '@suvarna/contracts/endpoint';

export type CallbackBody = BodyOf<typeof callbackCreate>;

/** A guest's session is made first when there is none: the call asks for one. */
export async function requestCallback(
  body: CallbackBody,
  idempotencyKey: string,
): Promise<CallbackRequested> {
  await api.ensureGuest();
  return call(api, callbackCreate, { body, idempotencyKey });
}
