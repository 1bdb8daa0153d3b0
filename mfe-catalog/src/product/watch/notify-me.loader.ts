import { type GuestWatch, guestWatchDetails } from '@suvarna/contracts/watches';
import { call, isApiFailure } from '@suvarna/contracts/call';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';

/** `null`: the link is none of ours, or what it led to has ended. */
export interface NotifyMeView {
  readonly found: GuestWatch | null;
  readonly token: string;
  /** Its form just said no, so that nothing is left to be found. */
  readonly isStopped: boolean;
  /** Its form just said yes, and the address waits for as much as it may. */
  readonly isFull: boolean;
}

/** What the link of a letter leads to. Looking at it says neither yes nor no: mail programmes follow links, too. */
export async function loadNotifyMe({ api, query, signal }: LoadContext): Promise<Loaded<NotifyMeView>> {
  const token = query.get('token') ?? '';
  const said = { token, isStopped: query.get('answer') === 'no', isFull: false };
  if (token === '') return { kind: 'data', data: { ...said, found: null } };
  try {
    const found = await call(api, guestWatchDetails, { query: { token }, signal });
    const isFull = query.get('answer') === 'yes' && found.state === 'asked';
    return { kind: 'data', data: { ...said, found, isFull } };
  } catch (error) {
    if (isApiFailure(error) && (error.status === 404 || error.status === 400))
      return { kind: 'data', data: { ...said, found: null } };
    throw error;
  }
}
