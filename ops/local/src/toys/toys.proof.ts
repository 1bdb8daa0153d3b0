import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { builtPage } from './built-page.fixtures.ts';
import { copyTree, touchedBy, type TreeCopy } from './tree-copy.fixtures.ts';

// Each toy is added to a copy of the tree by the steps of docs/how-to, and by nothing else.

/** Files that were there, outside the folders of a capability; with money a few more. */
const MOST = 5;
const MOST_WITH_MONEY = 9;
/** All files of a newcomer. */
const MOST_OF_A_NEWCOMER = 7;

const COMMERCE = 'services/commerce';
const REPOSITORY = 'ops/local/src/repository';

let copy: TreeCopy;
beforeAll(() => {
  copy = copyTree();
});
afterEach(() => copy.reset());
afterAll(() => copy.remove());

/** As documents write it: for any remote. */
const changed = (): readonly string[] => copy.changed().map((file) => file.replace(/^mfe-[a-z-]+/, 'mfe-x'));

/** What `npm test` asks of a tree before it runs anything. */
function isRight(): void {
  copy.run('npm', 'run', 'check');
  copy.run('npm', 'run', 'lint');
}
const testsPass = (...files: readonly string[]): string => copy.run('jest', '--ci', ...files, REPOSITORY);

/** What a tool says that is to fail. */
function saidOf(run: () => string): string {
  try {
    return `it passed: ${run()}`;
  } catch (error) {
    return String(error);
  }
}

function build(remote: string): string {
  const [folder, out] = [join(copy.folder, remote), join(copy.folder, remote, 'dist/1.0.0')];
  copy.run('node', 'ops/local/src/build/build-one.ts', 'remote', folder, out, '1.0.0', 'toy');
  return out;
}

/** A module of commerce is registered, and named where readers look for it. */
function register(name: string, before: { readonly module: string; readonly inDocument: string }): void {
  const modules = `${COMMERCE}/src/modules.ts`;
  const { module, inDocument } = before;
  const lineOf = (one: string) => `import { ${one} } from './modules/${one}/module.ts';\n`;
  copy.edit(modules, lineOf(module), `${lineOf(name)}${lineOf(module)}`);
  copy.edit(modules, `\n  ${module},\n`, `\n  ${name},\n  ${module},\n`);
  copy.edit('docs/architecture.md', inDocument, `← ${name} ${inDocument}`);
}

it('a capability with a table, routes, a job, a message and a page touches five files outside its folders', async () => {
  copy.add('capability');
  const capabilities = 'shared/contracts/src/capabilities.ts';
  copy.edit(
    capabilities,
    "import * as operations from './operations/index.ts';\n",
    "import * as occasions from './occasions/index.ts';\nimport * as operations from './operations/index.ts';\n",
  );
  copy.edit(capabilities, '  operations,\n', '  occasions,\n  operations,\n');
  register('occasions', { module: 'recommendations', inDocument: '← recommendations' });
  copy.edit(
    'mfe-account/remote.config.ts',
    "    {\n      id: 'devices',\n",
    `    {
      id: 'occasions',
      path: '/account/occasions/',
      render: 'server',
      session: 'customer',
      smoke: '/account/occasions/',
    },
    {
      id: 'devices',
`,
  );
  copy.edit(
    'mfe-account/src/routes.tsx',
    '  devices: route({\n',
    `  occasions: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-occasions" */ './occasions/occasions.page.tsx'),
  }),
  devices: route({
`,
  );
  copy.run('npm', 'run', 'surface');

  expect(changed()).toEqual(touchedBy('capability', 'message', 'job', 'page'));
  expect(changed().length).toBeLessThanOrEqual(MOST);
  expect(
    copy.added().filter((file) => !/\/occasions\/|-occasions\.sql$|\/occasions\.json$/.test(file)),
  ).toEqual([]);
  isRight();
  testsPass(
    `${COMMERCE}/src/modules/occasions`,
    `${COMMERCE}/src/platform/http/effects/effects.database`,
    `${COMMERCE}/src/platform/database/migrations.test`,
    `${COMMERCE}/src/modules/privacy/privacy.database`,
    `${COMMERCE}/tests/(authorisation-matrix|endpoints|fuzz|message-texts|messages|texts)\\.`,
    'mfe-account/src/(occasions|remote)',
    'shared/contracts/src',
    'shared/i18n/src/languages',
  );
  const asked = { routeId: 'occasions', path: '/account/occasions/', locale: 'hi' };
  const { title, markup } = await builtPage(build('mfe-account'), asked);
  expect([title, markup.includes('<h1>खास दिन</h1>')]).toEqual(['खास दिन | Suvarna', true]);
});

it('a remote is one command, touches what its document names, is built and drawn, and is guarded as any', async () => {
  const remote = 'mfe-loyalty';
  copy.run('node', 'ops/local/src/create-remote.ts', 'loyalty', '--no-install');
  const plainly = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'] as const;
  copy.run('npm', 'install', '--package-lock-only', ...plainly);
  copy.run('npm', 'run', 'surface');

  expect(copy.changed()).toEqual(touchedBy('remote'));
  expect(copy.added().filter((file) => !file.startsWith(`${remote}/`))).toEqual([]);
  isRight();
  testsPass(remote, 'shared/i18n/src/languages', 'ops/registry/src/domain');
  const asked = { routeId: 'landing', path: '/loyalty/', locale: 'en' };
  const { title, markup } = await builtPage(build(remote), asked, {
    'store/store/list/': { found: true, place: '', place_hi: '', results: [], count: 0 },
  });
  expect([title, markup.includes('<h1>Loyalty</h1>')]).toEqual(['Loyalty | Suvarna', true]);

  copy.edit(
    `${remote}/src/landing/landing.model.ts`,
    'import type { Locale }',
    "import '../../../mfe-account/remote.config.ts';\nimport type { Locale }",
  );
  copy.edit(`${remote}/src/locales/en/every-page.json`, '"home"', '"nobody-says": "x",\n  "home"');
  copy.edit('CODEOWNERS', `/${remote}/`, '/elsewhere/');
  copy.edit(`${remote}/README.md`, '**Run alone**', 'How');
  expect(() => copy.run('depcruise', '-c', '.dependency-cruiser.mjs', remote)).toThrow(
    'remote-loyalty-stands-alone',
  );
  const shape = [`${REPOSITORY}/remote-shape`, `${REPOSITORY}/texts/texts-of-pages`];
  const complaint = saidOf(() => copy.run('jest', '--ci', ...shape, 'shared/i18n/src/languages'));
  for (const fault of [
    'no text is there that no page and no link of the chrome says',
    'has a team that reviews it',
    'its README answers the same questions',
    'says in hi what it says in English',
  ])
    expect(complaint).toMatch(new RegExp(`●.*${remote}.*${fault}`));
});

it('a tender touches no more than nine files outside its folder, and pays for an order', () => {
  copy.add('tender');
  register('thanks', { module: 'checkout', inDocument: '← checkout' });
  copy.edit(
    'docs/money.md',
    '| `outside:pieces:INR` |',
    '| `outside:thanks:INR` | what the store gave in thanks | it pays for an order | it comes back | – |\n| `outside:pieces:INR` |',
  );
  for (const [locale, name] of [
    ['en', 'With our thanks'],
    ['hi', 'धन्यवाद सहित'],
  ] as const)
    copy.edit(
      `mfe-checkout/src/locales/${locale}/every-page.json`,
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
  expect(copy.added().filter((file) => !/\/thanks\/|-thanks\.sql$/.test(file))).toEqual([]);
  isRight();
  testsPass(
    `${COMMERCE}/src/modules/(thanks|tenders|ledger|wallet)`,
    `${COMMERCE}/src/platform/database/migrations.test`,
    `${COMMERCE}/src/modules/privacy/privacy.database`,
    `${COMMERCE}/tests/texts\\.`,
    'mfe-checkout/src/(summary|tenders)',
    'shared/i18n/src/languages',
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
  isRight();
  testsPass(`${credits}/`, `${COMMERCE}/tests/(message-texts|messages|texts)\\.`);
});

it('a country is a file of facts, and what its document names beside it', () => {
  copy.add('country');
  const countries = 'shared/contracts/src/base/countries';
  const imported = "import * as SG from './sg.ts';\n";
  copy.edit(`${countries}/index.ts`, imported, `import * as LK from './lk.ts';\n${imported}`);
  copy.edit(`${countries}/index.ts`, 'AE.market]', 'AE.market, LK.market]');
  copy.edit(
    `${countries}/index.ts`,
    '[IN.post, GB.post, US.post, SG.post, AE.post, ...POSTS_ELSEWHERE]',
    '[\n  IN.post,\n  GB.post,\n  US.post,\n  SG.post,\n  AE.post,\n  LK.post,\n  ...POSTS_ELSEWHERE,\n]',
  );
  copy.edit(`${countries}/index.ts`, '  ...AE.numbers,\n', '  ...AE.numbers,\n  ...LK.numbers,\n');
  copy.edit(
    'shared/contracts/src/base/country-options.test.ts',
    "      ['OTH-USD', 'Others'",
    "      ['LKR', 'Sri Lanka', '+94', 'LK'],\n      ['OTH-USD', 'Others'",
  );
  copy.edit('shared/contracts/src/base/country-options.test.ts', 'toBe(6)', 'toBe(7)');
  copy.edit(
    'shell/src/site/server/flags.route.ts',
    '  others: svg(\n',
    '  lk: svg(`${ground(\'#8d153a\')}<path fill="#00534e" d="M0 0h9v24H0z"/>`),\n  others: svg(\n',
  );
  const names = {
    en: ['Sri Lanka', 'Sri Lankan Rupee', 'Sri Lankan Rupees', 'Cent', 'Cents'],
    hi: ['श्रीलंका', 'श्रीलंकाई रुपया', 'श्रीलंकाई रुपये', 'सेंट', 'सेंट'],
  } as const;
  for (const [locale, [name, one, many, part, parts]] of Object.entries(names)) {
    copy.edit(
      `shell/src/locales/${locale}/picker.json`,
      '  "country.OTH-USD": ',
      `  "country.LKR": "${name}",\n  "country.OTH-USD": `,
    );
    copy.edit(
      `${COMMERCE}/src/modules/orders/locales/${locale}.json`,
      '  "money.AED.whole.one": ',
      `  "money.LKR.whole.one": "${one}",\n  "money.LKR.whole.many": "${many}",\n  "money.LKR.part.one": "${part}",\n  "money.LKR.part.many": "${parts}",\n  "money.AED.whole.one": `,
    );
  }
  const rates = `${COMMERCE}/seed/rates.ts`;
  copy.edit(rates, '  AED: 2_420,\n', '  AED: 2_420,\n  LKR: 29,\n');
  copy.edit(
    rates,
    'uplift_bp: 400 },\n',
    "uplift_bp: 400 },\n  { country: 'LK', currency: 'LKR', from_date: '2026-04-01', uplift_bp: 500 },\n",
  );

  expect(copy.changed()).toEqual(touchedBy('country'));
  expect(copy.added()).toEqual([`${countries}/lk.ts`]);
  copy.add('country-proof');
  isRight();
  testsPass(
    'shared/(contracts|forms|pricing|session)/src',
    'shared/(ui/src/price|i18n/src/languages)',
    'shell/src/site',
    `${COMMERCE}/tests/(another-country|codes-by-shape|sri-lanka|texts)\\.`,
    `${COMMERCE}/src/modules/pricing`,
    `${COMMERCE}/src/modules/orders/invoice/invoice.test`,
    `${COMMERCE}/src/platform/http/conventions`,
  );
});
