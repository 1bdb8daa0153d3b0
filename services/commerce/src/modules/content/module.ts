import type { Module } from '../../module.ts';
import { contentRoutes } from './content.routes.ts';
import { seedContent } from './seed-content.ts';
import { staffContentRoutes } from './staff-content.routes.ts';

export const content: Module = {
  name: 'content',
  routes: { api: [contentRoutes], pages: [contentRoutes], staff: [staffContentRoutes] },
  jobs: [
    {
      name: 'content.seed',
      cron: '*/10 * * * *',
      run: async ({ db, clock }) => {
        await seedContent(db, clock());
      },
    },
  ],
};
