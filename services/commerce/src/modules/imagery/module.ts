import type { Module } from '../../platform/module.ts';
import { pieceRoutes } from './piece.routes.ts';

export const imagery: Module = {
  name: 'imagery',
  routes: { services: [pieceRoutes] },
};
