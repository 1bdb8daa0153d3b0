import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { noteDrawn } from './drawn-colours.ts';
import { createPictureOrders } from './picture-orders.ts';
import type { PictureOrders } from './index.ts';
import { settings } from './imagery-settings.ts';
import { pieceRoutes } from './piece.routes.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    readonly pictures: PictureOrders;
  }
}

export const imagery = defineModule({
  name: 'imagery',
  needs: NEEDS,
  provides: {
    pictures: provide(['config', 'log', 'clock'], ({ config, log, clock }) =>
      createPictureOrders({ url: config.imagingUrl, log, clock, onThere: noteDrawn }),
    ),
  },
  routes: { services: [pieceRoutes] },
  settings,
});
