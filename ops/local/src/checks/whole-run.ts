import { say } from '../terminal.ts';
import { ABOUT_ROUTES } from './about-routes.ts';
import { browser, gate, jest, type Check } from './check.ts';
import { nothing } from './count-tests.ts';
import { withScratchDatabase } from './scratch-database.ts';
import { secondDatabase } from './second-database.ts';

/** Every check of the repository, in the order of a whole run. */
export const wholeRun: readonly Check[] = [
  gate('types', 'tsc over everything', ['tsc', '--noEmit', '-p', 'tsconfig.json']),
  {
    ...gate('lint', 'rules, import rules, dead code, styles, tokens', ['node', 'ops/local/src/lint.ts']),
    beside: true,
  },
  { ...gate('build', 'every remote and the shell', ['node', 'ops/local/src/build.ts']), beside: true },
  {
    name: 'unit',
    says: 'unit and integration tests, embedded PostgreSQL',
    run: () => jest('unit.json', { TEST_DATABASE_URL: '' }),
  },
  {
    name: 'database',
    says: 'the database suites again, on a PostgreSQL server',
    run: async () => {
      const url = await secondDatabase();
      if (url !== undefined)
        return jest(
          'database.json',
          { TEST_DATABASE_URL: url },
          '--selectProjects',
          'database',
          // These suites wait for their server for much of their time; one more than the two cores fills it.
          '--maxWorkers',
          '3',
          '--testPathIgnorePatterns',
          '/node_modules/',
          '/dist/',
          ...ABOUT_ROUTES,
        );
      say('database', 'skipped: no server on 127.0.0.1:5432 and TEST_DATABASE_URL is not set');
      return nothing;
    },
  },
  gate('bytes', 'what a page may weigh', ['node', 'e2e/bench/check-budgets.ts']),
  {
    name: 'e2e',
    says: 'journeys and faults in a real browser',
    run: () => browser({}),
  },
  {
    name: 'server',
    says: 'buying, on a PostgreSQL server',
    run: async () => {
      const server = await secondDatabase();
      if (server !== undefined)
        return withScratchDatabase(server, (url) =>
          browser({ E2E_DATABASE_URL: url }, '--project=journeys', '--grep', '@server'),
        );
      say('server', 'skipped: no server on 127.0.0.1:5432 and TEST_DATABASE_URL is not set');
      return nothing;
    },
  },
];
