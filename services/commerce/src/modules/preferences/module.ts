import type { Module } from '../../module.ts';
import { preferenceRoutes } from './preference.routes.ts';
import { preferenceData } from './personal-data.ts';

export const preferences: Module = {
  name: 'preferences',
  personalData: preferenceData,
  routes: { api: [preferenceRoutes] },
};
