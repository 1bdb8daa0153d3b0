import type { Module } from '../../module.ts';
import { eventRoutes } from './events.routes.ts';

export const events: Module = {
  name: 'events',
  routes: { api: [eventRoutes] },
};
