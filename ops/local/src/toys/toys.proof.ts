import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { copyTree, touchedBy, type TreeCopy } from './tree-copy.fixtures.ts';

// Each toy is added to a copy of the tree by the steps of docs/how-to, and by nothing else.

/** Outside the folders of a capability; with money a few more. */
const MOST = 5;
const MOST_WITH_MONEY = 9;
const MOST_OF_A_NEWCOMER = 7;

let copy: TreeCopy;
beforeEach(() => {
  copy = copyTree();
});
afterEach(() => copy.remove());

/** As documents write it: for any remote. */
const changed = (): readonly string[] => copy.changed().map((file) => file.replace(/^mfe-[a-z-]+/, 'mfe-x'));

const typesPass = (): string => copy.run('tsc', '--noEmit', '-p', 'tsconfig.json');
const testsPass = (...files: readonly string[]): string => copy.run('jest', '--ci', ...files);

const COMMERCE = 'services/commerce';

it('a capability with a table, routes, a job, a message and a page touches five files outside its folders', () => {
  copy.add('capability');
  const capabilities = 'shared/contracts/src/capabilities.ts';
  copy.edit(
    capabilities,
    "import * as operations from './operations/index.ts';\n",
    "import * as occasions from './occasions/index.ts';\nimport * as operations from './operations/index.ts';\n",
  );
  copy.edit(capabilities, '  operations,\n', '  occasions,\n  operations,\n');
  const modules = `${COMMERCE}/src/modules.ts`;
  copy.edit(
    modules,
    "import { recommendations } from './modules/recommendations/module.ts';\n",
    "import { occasions } from './modules/occasions/module.ts';\nimport { recommendations } from './modules/recommendations/module.ts';\n",
  );
  copy.edit(modules, '  recommendations,\n', '  occasions,\n  recommendations,\n');
  copy.edit(
    'mfe-account/remote.config.ts',
    "    {\n      id: 'devices',\n",
    "    { id: 'occasions', path: '/account/occasions/', render: 'server', session: 'customer', smoke: '/account/occasions/' },\n    {\n      id: 'devices',\n",
  );
  copy.edit(
    'mfe-account/src/routes.tsx',
    '  devices: route({\n',
    '  occasions: route({\n    load: noData,\n    page: () => import(/* webpackChunkName: "page-occasions" */ \'./occasions/occasions.page.tsx\'),\n  }),\n  devices: route({\n',
  );
  copy.run('node', 'ops/local/src/surface.ts');

  expect(changed()).toEqual(touchedBy('capability', 'message', 'job', 'page'));
  expect(changed().length).toBeLessThanOrEqual(MOST);
  typesPass();
  testsPass(
    `${COMMERCE}/src/modules/occasions`,
    `${COMMERCE}/src/platform/http/effects.database`,
    `${COMMERCE}/src/platform/database/migrations.test`,
    `${COMMERCE}/src/modules/privacy/privacy.database`,
    `${COMMERCE}/tests/(authorisation-matrix|endpoints|message-texts|texts)\\.`,
    'mfe-account/src/occasions',
    'ops/local/src/repository/(owned-areas|ownership|public-types|shared-exports|remote-shape|texts|texts-of-pages)\\.',
  );
});

it('a remote touches what its document names, is built and has the shape of a remote', () => {
  copy.add('remote');
  copy.edit(
    'shared/contracts/src/release-delivery/owned-areas.ts',
    "  'golden-bounty': ['golden-bounty'],\n",
    "  'golden-bounty': ['golden-bounty'],\n  atelier: ['atelier'],\n",
  );
  copy.edit(
    'CODEOWNERS',
    '/services/             @suvarna/commerce\n',
    '/mfe-atelier/         @suvarna/atelier\n/services/             @suvarna/commerce\n',
  );
  copy.run(
    'npm',
    'install',
    '--package-lock-only',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  );
  copy.run('node', 'ops/local/src/surface.ts');

  expect(changed()).toEqual(touchedBy('remote'));
  typesPass();
  const remote = join(copy.folder, 'mfe-atelier');
  copy.run(
    'node',
    'ops/local/src/build/build-one.ts',
    'remote',
    remote,
    join(remote, 'dist/1.0.0'),
    '1.0.0',
    'toy',
  );
  testsPass(
    'ops/local/src/repository/(lockfile|owned-areas|ownership|remote-shape|texts|texts-of-pages|shell-knows-no-remote)\\.',
  );
});

it('a tender touches no more than nine files outside its folder, and pays for an order', () => {
  copy.add('tender');
  const modules = `${COMMERCE}/src/modules.ts`;
  copy.edit(
    modules,
    "import { checkout } from './modules/checkout/module.ts';\n",
    "import { thanks } from './modules/thanks/module.ts';\nimport { checkout } from './modules/checkout/module.ts';\n",
  );
  copy.edit(modules, '  checkout,\n', '  thanks,\n  checkout,\n');
  for (const [locale, name] of [
    ['en', 'With our thanks'],
    ['hi', 'धन्यवाद सहित'],
  ] as const)
    copy.edit(
      `mfe-checkout/src/locales/${locale}.json`,
      '  "totals.coins": ',
      `  "totals.thanks": "${name}",\n  "totals.coins": `,
    );
  copy.edit(
    'mfe-checkout/src/summary/checkout-totals.tsx',
    "'diamond-gemstone'] as const",
    "'diamond-gemstone', 'thanks'] as const",
  );

  expect(copy.changed()).toEqual(touchedBy('tender'));
  expect(copy.changed().length).toBeLessThanOrEqual(MOST_WITH_MONEY);
  typesPass();
  testsPass(
    `${COMMERCE}/src/modules/thanks`,
    `${COMMERCE}/src/modules/tenders`,
    `${COMMERCE}/tests/texts\\.`,
    'mfe-checkout/src/summary',
    'ops/local/src/repository/(texts|texts-of-pages)\\.',
  );
});

it('a newcomer who reminds customers of credits that end writes seven files, all of them in one folder', () => {
  copy.add('reminder');
  const credits = `${COMMERCE}/src/modules/credits`;
  copy.edit(
    `${credits}/module.ts`,
    "import { expireCredits } from './expire-credits.ts';\n",
    "import { expireCredits } from './expire-credits.ts';\nimport { messages } from './messages.ts';\nimport { remindOfExpiry } from './remind-of-expiry.ts';\n",
  );
  copy.edit(
    `${credits}/module.ts`,
    '  jobs: [\n',
    "  messages,\n  jobs: [\n    {\n      name: 'credits.remind-of-expiry',\n      cron: '0 10 * * *',\n      run: async ({ db, clock }) => {\n        await remindOfExpiry(db, clock());\n      },\n    },\n",
  );
  const words = {
    en: [
      'Your credits end on {{day}}',
      'Credits of {{amount}} end on {{day}}.',
      'Suvarna: {{amount}} of credits end on {{day}}',
    ],
    hi: [
      'आपके क्रेडिट {{day}} को समाप्त होंगे',
      '{{amount}} के क्रेडिट {{day}} को समाप्त होंगे।',
      'Suvarna: {{amount}} के क्रेडिट {{day}} को समाप्त होंगे',
    ],
  } as const;
  for (const [locale, [subject, text, sms]] of Object.entries(words))
    copy.edit(
      `${credits}/locales/${locale}.json`,
      '  "tender.amount": ',
      `  "end.subject": "${subject}",\n  "end.text": "${text}\\n\\n{{page}}",\n  "end.sms": "${sms}",\n  "tender.amount": `,
    );

  const written = [...copy.changed(), ...copy.added()];
  expect(written.filter((file) => !file.startsWith(credits))).toEqual([...touchedBy('job', 'message')]);
  expect(written.length).toBeLessThanOrEqual(MOST_OF_A_NEWCOMER);
  typesPass();
  testsPass(`${credits}/remind-of-expiry`, `${COMMERCE}/tests/(message-texts|texts)\\.`);
});
