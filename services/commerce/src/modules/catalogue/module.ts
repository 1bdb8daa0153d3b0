import type { Module } from '../../module.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export const catalogue: Module = {
  name: 'catalogue',
  routes: { api: [catalogueRoutes], pages: [catalogueRoutes] },
};
