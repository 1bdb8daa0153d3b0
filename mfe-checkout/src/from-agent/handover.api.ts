import { api } from '@suvarna/api-client';
import { type Handover, handoverOpen, handoverTake, type HandoverTaken } from '@suvarna/contracts/agents';
import { call } from '@suvarna/contracts/call';

export const openHandover = (token: string): Promise<Handover> =>
  call(api, handoverOpen, { body: { token } });

export const takeHandover = (token: string): Promise<HandoverTaken> =>
  call(api, handoverTake, { body: { token } });
