import { defineModule } from '../../module.ts';
import { provide } from '../../provide.ts';
import { readCompanions } from './read-companions.ts';
import { countCompanions, firstWeek } from './count-companions.ts';
import { weekOf } from './count-looks.ts';
import { dropLooks } from './looks.store.ts';

export const recommendations = defineModule({
  name: 'recommendations',
  needs: ['db', 'log', 'clock', 'database'],
  provides: {
    companions: provide(['pagesDb', 'database', 'log'], ({ pagesDb: db, ...needs }) =>
      readCompanions({ db, ...needs }),
    ),
  },
  jobs: [
    {
      // At night: it reads a year of orders.
      name: 'recommendations.count',
      cron: '40 3 * * *',
      run: (context) => countCompanions(context, context.clock()),
    },
  ],
  cleanup: (db, at) => dropLooks(db, firstWeek(at), weekOf(at)),
});
