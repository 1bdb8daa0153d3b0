import type { Module } from '../../module.ts';
import { countCompanions, firstWeek } from './count-companions.ts';
import { weekOf } from './count-looks.ts';
import { dropLooks } from './looks.store.ts';

export const recommendations: Module = {
  name: 'recommendations',
  jobs: [
    {
      // At night: it reads a year of orders.
      name: 'recommendations.count',
      cron: '40 3 * * *',
      run: (context) => countCompanions(context, context.clock()),
    },
  ],
  cleanup: (db, at) => dropLooks(db, firstWeek(at), weekOf(at)),
};
