import { say } from '../terminal.ts';
import { browser, gate, jest, type Check } from './check.ts';
import { nothing } from './count-tests.ts';
import { FIRST_ENGINE, SECOND_ENGINE } from './engines.ts';
import { COLLECT_LESS } from './run-command.ts';
import { withScratchDatabase } from './scratch-database.ts';
import { secondDatabase } from './second-database.ts';

/** Suites wait for servers, databases and browsers for much of their time; one more worker than the two cores fills it. */
const WORKERS = ['--maxWorkers', '3'];

/** Every check of the repository, in the order of a whole run. */
export const wholeRun: readonly Check[] = [
  // One checker: each further one looks at much of the same types once more, and the other core lints and builds.
  gate(
    'types',
    'tsc over everything',
    ['tsc', '--noEmit', '-p', 'tsconfig.json', '--checkers', '1'],
    COLLECT_LESS,
  ),
  {
    ...gate('lint', 'rules, import rules, dead code, styles, tokens', ['node', 'ops/local/src/lint.ts']),
    beside: true,
  },
  {
    name: 'build',
    says: 'every remote and the shell, then what faults put live instead',
    beside: true,
    run: async () => {
      for (const program of ['ops/local/src/build.ts', 'e2e/support/store/build-other-releases.ts']) {
        const built = await gate('build', program, ['node', program]).run();
        if (built.failed > 0) return built;
      }
      return nothing;
    },
  },
  {
    name: 'unit',
    says: 'unit and integration tests, embedded PostgreSQL',
    run: async () =>
      jest(
        'unit.json',
        { TEST_DATABASE_URL: '' },
        ...WORKERS,
        ...((await secondDatabase()) === undefined ? [] : FIRST_ENGINE),
      ),
  },
  {
    name: 'database',
    says: 'database suites on a second engine, a PostgreSQL server',
    run: async () => {
      const url = await secondDatabase();
      if (url !== undefined) {
        const env = { TEST_DATABASE_URL: url, TEST_DATABASE_AGAIN: 'yes' };
        return jest('database.json', env, '--selectProjects', 'database', ...WORKERS, '--', ...SECOND_ENGINE);
      }
      say(
        'database',
        'skipped, all ran on the embedded one: no server on 127.0.0.1:5432 and TEST_DATABASE_URL is not set',
      );
      return nothing;
    },
  },
  gate('bytes', 'what a page may weigh', ['node', 'e2e/bench/check-budgets.ts']),
  {
    name: 'e2e',
    says: 'journeys, on a PostgreSQL server where there is one, and faults, on the embedded one, in a real browser',
    run: async () => {
      const server = await secondDatabase();
      return server === undefined
        ? browser({})
        : withScratchDatabase(server, (url) => browser({ E2E_DATABASE_URL: url }));
    },
  },
];
