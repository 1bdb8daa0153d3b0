import { api } from '@suvarna/api-client';
import { type Handover, handoverOpen, handoverTake, type HandoverTaken } from '@suvarna/contracts/agents';
import { call } from '@suvarna/contracts/call';

/** The link is this browser's from then on, so it needs a shopper to be of. */
export async function openHandover(token: string): Promise<Handover> {
  await api.ensureGuest();
  return call(api, handoverOpen, { body: { token } });
}

export const takeHandover = (token: string): Promise<HandoverTaken> =>
  call(api, handoverTake, { body: { token } });
