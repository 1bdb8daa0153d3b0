import type { Module } from '../../module.ts';
import { measurementRoutes } from './measurement.routes.ts';

export const measurements: Module = {
  name: 'measurements',
  routes: { api: [measurementRoutes] },
};
