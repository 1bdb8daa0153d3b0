import type { Module } from '../../module.ts';
import { guestMerge } from './guest-merge.ts';
import { bagRoutes } from './bag.routes.ts';
import { mergeRoutes } from './merge.routes.ts';

export const bag: Module = {
  name: 'bag',
  routes: { api: [bagRoutes, mergeRoutes] },
  guestMerge,
};
