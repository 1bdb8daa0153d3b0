import type { Database } from '../../../platform/database/database.ts';
import {
  addRequest,
  findRequest,
  isPending,
  settleRequest,
  type CallerIdRequest,
} from '../records/caller-id.store.ts';
import type { Phone } from '../records/customer.store.ts';
import { later } from '../records/session-rules.ts';

/** How long a request may wait for the person at the phone. */
const REQUEST_MS = 10 * 60_000;

interface CallerProfile {
  readonly phone: Phone;
  readonly firstName: string;
  readonly lastName: string;
}

/** A caller-identification provider: its app knows whose phone it runs on. */
export interface CallerIdProvider {
  /** Where the person is asked: a link into the app, or the sandbox's page. */
  askUrl(requestId: string): string;
  /** Whose token the provider gave; asked of the provider itself, never read out of a callback. @throws CallerIdUnreadable */
  profileOf(accessToken: string): Promise<CallerProfile>;
}

export interface CallerIdSettings {
  /** Address a request id is put at the end of. */
  readonly askUrl: string;
  /** Where a profile is fetched. Ours alone: the address a callback names is not read. */
  readonly profileUrl: string;
}

/** The provider did not answer, or not with a profile. */
export class CallerIdUnreadable extends Error {
  override readonly name = 'CallerIdUnreadable';
}

export type Callback =
  | { readonly kind: 'confirmed'; readonly requestId: string; readonly accessToken: string }
  | { readonly kind: 'rejected'; readonly requestId: string };

/** Makes a request of a session known, once; a request that another session began is not touched. */
export async function beginCallerId(
  db: Database,
  requestId: string,
  subject: string,
  at: Date,
): Promise<CallerIdRequest | undefined> {
  await addRequest(db, {
    request_id: requestId,
    subject,
    state: 'pending',
    phone_code: null,
    phone_no: null,
    created_at: at,
    expires_at: later(at, REQUEST_MS),
  });
  return findCallerId(db, requestId, subject, at);
}

export function findCallerId(
  db: Database,
  requestId: string,
  subject: string,
  at: Date,
): Promise<CallerIdRequest | undefined> {
  return findRequest(db, requestId, subject, at);
}

/** What the provider posts: it says that there is something to ask for, and is not believed further. */
export async function applyCallback(
  db: Database,
  provider: CallerIdProvider,
  callback: Callback,
  at: Date,
): Promise<void> {
  if (callback.kind === 'rejected') {
    await settleRequest(db, callback.requestId, { state: 'user_rejected' }, at);
    return;
  }
  // No caller makes us ask the provider about requests that no caller waits for.
  if (!(await isPending(db, callback.requestId, at))) return;
  try {
    const { phone, firstName, lastName } = await provider.profileOf(callback.accessToken);
    await settleRequest(
      db,
      callback.requestId,
      {
        state: 'confirmed',
        phone_code: phone.code,
        phone_no: phone.number,
        first_name: firstName,
        last_name: lastName,
      },
      at,
    );
  } catch (error) {
    if (!(error instanceof CallerIdUnreadable)) throw error;
    await settleRequest(db, callback.requestId, { state: 'failed' }, at);
  }
}
