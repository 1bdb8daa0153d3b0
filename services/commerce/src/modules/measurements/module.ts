import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { measurementRoutes } from './measurement.routes.ts';
import { measurementData } from './personal-data.ts';

export const measurements = defineModule({
  name: 'measurements',
  needs: NEEDS,
  personalData: measurementData,
  routes: { api: [measurementRoutes] },
});
