import type { Module } from '../../module.ts';
import { settings } from './identity-settings.ts';
import { messages } from './messages.ts';
import { customerRoutes } from './customer.routes.ts';

export const identity: Module = {
  name: 'identity',
  routes: { api: [customerRoutes] },
  messages,
  settings,
};
