import { defineModule } from '../../module.ts';
import { provide } from '../../provide.ts';
import { textsNow } from './published.ts';
import { searchedTexts } from './searched-texts.ts';
import { contentRoutes } from './content.routes.ts';
import { seedContent } from './seed-content.ts';
import { staffContentRoutes } from './staff-content.routes.ts';

const PUBLISHED = ['pagesDb', 'database', 'clock', 'log'] as const;

export const content = defineModule({
  name: 'content',
  needs: ['config', 'db', 'log', 'clock', 'catalogue', 'database'],
  provides: {
    textsNow: provide(PUBLISHED, ({ pagesDb: db, ...needs }) => textsNow({ db, ...needs })),
    searchedTexts: provide(PUBLISHED, ({ pagesDb: db, ...needs }) => searchedTexts({ db, ...needs })),
  },
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
});
