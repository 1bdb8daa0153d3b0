import type { Module } from '../../module.ts';
import type { PictureOrders } from './index.ts';
import { settings } from './imagery-settings.ts';
import { pieceRoutes } from './piece.routes.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    readonly pictures: PictureOrders;
  }
}

export const imagery: Module = {
  name: 'imagery',
  routes: { services: [pieceRoutes] },
  settings,
};
