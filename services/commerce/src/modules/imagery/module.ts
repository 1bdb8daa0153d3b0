import type { Module } from '../../module.ts';
import { settings } from './imagery-settings.ts';
import { pieceRoutes } from './piece.routes.ts';

export const imagery: Module = {
  name: 'imagery',
  routes: { services: [pieceRoutes] },
  settings,
};
