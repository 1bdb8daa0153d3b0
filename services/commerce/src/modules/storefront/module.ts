import type { Module } from '../../module.ts';
import { settings } from './contact-settings.ts';
import { configRoutes } from './storefront.routes.ts';

export const storefront: Module = {
  name: 'storefront',
  routes: { api: [configRoutes], pages: [configRoutes] },
  settings,
};
