import type { Module } from '../../module.ts';
import type { Catalogue } from './index.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    readonly catalogue: Catalogue;
  }
}

export const catalogue: Module = {
  name: 'catalogue',
  routes: { api: [catalogueRoutes], pages: [catalogueRoutes] },
};
