import type { Module } from '../../platform/module.ts';
import { bagRoutes } from './bag.routes.ts';
import { mergeRoutes } from './merge.routes.ts';

export const bag: Module = {
  name: 'bag',
  routes: { api: [bagRoutes, mergeRoutes] },
};
