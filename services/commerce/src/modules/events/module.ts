import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { eventRoutes } from './events.routes.ts';

export const events = defineModule({
  name: 'events',
  needs: NEEDS,
  routes: { api: [eventRoutes] },
});
