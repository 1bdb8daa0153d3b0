import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { preferenceRoutes } from './preference.routes.ts';
import { preferenceData } from './personal-data.ts';

export const preferences = defineModule({
  name: 'preferences',
  needs: NEEDS,
  personalData: preferenceData,
  routes: { api: [preferenceRoutes] },
});
