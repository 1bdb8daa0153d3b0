import { defineModule } from '../../module.ts';
import { settings } from './contact-settings.ts';
import { configRoutes } from './storefront.routes.ts';

export const storefront = defineModule({
  name: 'storefront',
  needs: ['config'],
  routes: { api: [configRoutes], pages: [configRoutes] },
  settings,
});
