/** What an operator sees of a process that has no settings. */
import { expect, it, jest } from '@jest/globals';
import { runWholeProcess } from '@suvarna/testing/whole-process';

jest.setTimeout(60_000);

it.each([
  ['shell/src/engine/composer/server.ts', ['PUBLIC_ORIGIN', 'REGISTRY_URL', 'COMMERCE_URL', 'COMPOSER_DATA']],
  ['services/commerce/src/server.ts', ['DATABASE_URL', 'SESSION_SECRET', 'SHOP_ORIGIN', 'VAPID_PUBLIC_KEY']],
  ['services/commerce/src/migrate.ts', ['DATABASE_URL', 'SESSION_SECRET']],
  ['ops/registry/src/server.ts', ['DATABASE_URL', 'REGISTRY_SIGNING_KEY', 'COMMERCE_URL', 'PUBLIC_ORIGIN']],
  ['services/imaging/src/server.ts', ['COMMERCE_URL', 'IMAGING_CACHE']],
  ['services/sandbox/src/server.ts', ['SANDBOX_KEY_ID', 'SANDBOX_KEY_SECRET']],
])('%s names all that is missing in one list, without a stack', async (entry, missing) => {
  const { code, output } = await runWholeProcess({ entry, env: {} });
  expect(code).toBe(1);
  const [title, ...faults] = output.trimEnd().split('\n');
  expect(title).toMatch(/^The settings of .+ are not usable:$/);
  for (const fault of faults) expect(fault).toMatch(/^ {2}- /);
  for (const name of missing) expect(faults.filter((fault) => fault.includes(name))).toHaveLength(1);
});

it('a process told --help says its settings and ends', async () => {
  const { code, output } = await runWholeProcess(
    { entry: 'services/imaging/src/server.ts', env: { PORT: 'of no use' } },
    '--help',
  );
  expect(code).toBe(0);
  expect(output).toContain('IMAGING_QUEUE\n    Pictures that may wait for the browser');
  expect(output).toContain('    Default: 200\n');
});
