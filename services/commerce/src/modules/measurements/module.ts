import type { Module } from '../../module.ts';
import { measurementRoutes } from './measurement.routes.ts';
import { measurementData } from './personal-data.ts';

export const measurements: Module = {
  name: 'measurements',
  personalData: measurementData,
  routes: { api: [measurementRoutes] },
};
