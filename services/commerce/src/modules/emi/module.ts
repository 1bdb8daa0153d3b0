import type { Module } from '../../module.ts';
import { emiMode } from './emi-mode.ts';
import { emiRequests } from './emi-requests.ts';
import { emiRoutes } from './emi.routes.ts';
import { messages } from './messages.ts';

export const emi: Module = {
  name: 'emi',
  routes: { api: [emiRoutes] },
  requests: [emiRequests],
  grantedModes: [emiMode],
  messages,
};
