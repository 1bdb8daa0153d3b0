import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import {
  callerIdLogin,
  type CallerIdLoginBody,
  callerIdStatus,
  type CallerIdStatus,
} from '@suvarna/contracts/identity';
import type { Login } from '@suvarna/contracts/bag';
import { invitedBy } from '../referral/kept-code.ts';

const DEVICE = { webengageEvent: true, deviceType: 'website', shopBy: 1 } as const;

export interface CallerIdRequest {
  readonly login: () => Promise<Login>;
  readonly status: () => Promise<CallerIdStatus>;
}

/** One request to the caller-identification app; it is worth something to this session alone. */
export function newRequest(signal: AbortSignal): CallerIdRequest {
  const body: CallerIdLoginBody = { request_id: crypto.randomUUID(), ...invitedBy(), ...DEVICE };
  return {
    login: async () => {
      await api.ensureGuest();
      return call(api, callerIdLogin, { body, signal });
    },
    status: () => call(api, callerIdStatus, { query: { request_id: body.request_id }, signal }),
  };
}
