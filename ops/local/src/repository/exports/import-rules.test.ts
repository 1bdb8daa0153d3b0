/** Import rules are worth what they catch: each is tried with an import that must not pass, and one that must. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../workspace.ts';

const remotes = globSync('mfe-*', { cwd: root }).toSorted();

const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
  // Whichever remotes there are.
  ...remotes.flatMap((remote, at) =>
    [remotes.at(at - 1) ?? '', 'shell', 'services/commerce'].map(
      (other, which) =>
        [
          `remote-${remote.slice('mfe-'.length)}-stands-alone`,
          `${remote}/src/${'abc'[which] ?? ''}.ts`,
          `${other}/src/target.ts`,
        ] as const,
    ),
  ),
  ['shell-knows-no-remote', 'shell/src/engine/browser/a.ts', 'mfe-catalog/src/target.ts'],
  ['shared-looks-down-only', 'shared/session/src/a.ts', 'shell/src/engine/browser/target.ts'],
  ['contracts-know-nothing', 'shared/contracts/src/a.ts', 'shared/session/src/target.ts'],
  ['ui-knows-nothing-of-ours', 'shared/ui/src/a.ts', 'shared/contracts/src/target.ts'],
  ['back-end-talks-http', 'services/commerce/src/a.ts', 'shared/session/src/target.ts'],
  ['back-end-talks-http', 'ops/registry/src/a.ts', 'shared/federation/src/target.ts'],
  ['local-assembly-builds-only', 'ops/local/src/a.ts', 'shell/src/engine/composer/target.ts'],
  ['services-are-strangers', 'services/commerce/src/b.ts', 'ops/registry/src/target.ts'],
  [
    'commerce-modules-have-one-entrance',
    'services/commerce/src/modules/orders/a.ts',
    'services/commerce/src/modules/ledger/target.ts',
  ],
  [
    'commerce-enters-modules-by-their-index',
    'services/commerce/src/c.ts',
    'services/commerce/src/modules/ledger/target.ts',
  ],
  [
    'commerce-payments-knows-what-is-below',
    'services/commerce/src/modules/payments/a.ts',
    'services/commerce/src/modules/orders/index.ts',
  ],
  [
    'commerce-ledger-knows-what-is-below',
    'services/commerce/src/modules/ledger/a.ts',
    'services/commerce/src/modules/checkout/index.ts',
  ],
  [
    'commerce-platform-knows-no-capability',
    'services/commerce/src/platform/a.ts',
    'services/commerce/src/modules/orders/index.ts',
  ],
  [
    'commerce-stores-hold-sql-only',
    'services/commerce/src/modules/orders/a.store.ts',
    'services/commerce/src/modules/orders/target.ts',
  ],
  ['registry-domain-owns-its-ports', 'ops/registry/src/domain/a.ts', 'ops/registry/src/data/target.ts'],
  ['delivery-parts-are-strangers', 'ops/registry/src/b.ts', 'services/commerce/src/target.ts'],
  ['engine-knows-no-site', 'shell/src/engine/browser/b.ts', 'shell/src/site/target.ts'],
  ['engine-knows-no-site', 'shell/src/engine/browser/c.ts', 'shared/session/src/target.ts'],
  ['engine-knows-no-site', 'shell/src/engine/composer/b.ts', 'shared/contracts/src/base/money/money.ts'],
  [
    'engine-leaves-languages-to-the-site',
    'shell/src/engine/composer/c.ts',
    'shared/contracts/src/base/locale/locale.ts',
  ],
  ['composer-is-a-small-server', 'shell/src/engine/composer/a.ts', 'shared/ui/src/target.ts'],
  ['journeys-see-the-shop-only', 'e2e/journeys/a.ts', 'mfe-catalog/src/target.ts'],
  ['tests-stay-out-of-products', 'mfe-catalog/src/d.ts', 'shared/testing/src/target.ts'],
];

const allowed: readonly (readonly [from: string, to: string])[] = [
  ['mfe-catalog/src/ok.ts', 'shared/contracts/src/target.ts'],
  ['mfe-catalog/src/ok.test.ts', 'shared/testing/src/target.ts'],
  ['shell/src/site/browser/ok.ts', 'shared/ui/src/target.ts'],
  ['shell/src/site/ok.ts', 'shell/src/engine/browser/target.ts'],
  ['shell/src/engine/browser/ok.ts', 'shared/contracts/src/release-delivery/target.ts'],
  ['shell/src/engine/composer/ok.ts', 'shared/remote-kit/src/target.ts'],
  ['services/commerce/src/ok.ts', 'shared/pricing/src/target.ts'],
  ['services/commerce/src/ok-texts.ts', 'shared/i18n/src/target.ts'],
  ['services/commerce/src/modules/orders/ok.ts', 'services/commerce/src/modules/ledger/index.ts'],
  ['services/commerce/src/modules/orders/ok.store.ts', 'services/commerce/src/modules/orders/b.store.ts'],
  ['services/commerce/src/modules/orders/ok.test.ts', 'services/commerce/src/modules/ledger/target.ts'],
  ['ops/registry/src/ok.ts', 'shared/database/src/target.ts'],
  ['ops/local/src/ok.ts', 'shared/federation/src/target.ts'],
  ['e2e/journeys/ok.ts', 'shared/contracts/src/target.ts'],
];

/** Two files each of which asks for something of the other; types count as anything else. */
const circles: readonly (readonly [a: string, b: string, how: string])[] = [
  ['mfe-catalog/src/circle-a.ts', 'mfe-catalog/src/circle-b.ts', 'import'],
  ['shared/forms/src/circle-a.ts', 'shared/forms/src/circle-b.ts', 'import type'],
];

let repository: string;
let found: { rule: { name: string }; from: string; to: string }[];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
}

const specifierOf = (from: string, to: string): string => {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

function put(from: string, to: string): void {
  write(to, 'export const target = 1;\n');
  write(from, `import { target } from '${specifierOf(from, to)}';\nexport const used = target;\n`);
}

function putCircle(a: string, b: string, how: string): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const)
    write(from, `${how} { Thing } from '${specifierOf(from, to)}';\nexport class Other { thing?: Thing; }\n`);
}

beforeAll(async () => {
  repository = mkdtempSync(join(tmpdir(), 'suvarna-import-rules-'));
  for (const [, from, to] of forbidden) put(from, to);
  for (const [from, to] of allowed) put(from, to);
  for (const [a, b, how] of circles) putCircle(a, b, how);
  const parts = [
    ...new Set(
      [...forbidden.map(([, from]) => from), ...allowed.map(([from]) => from)].map(
        (file) => file.split('/')[0] ?? '',
      ),
    ),
  ];
  const words = [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    '-c',
    join(root, '.dependency-cruiser.mjs'),
    '-T',
    'json',
    ...parts,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    cwd: repository,
    env: { PATH: process.env['PATH'] },
    maxBuffer: 20_000_000,
  }).catch((error: unknown) => error as { stdout: string });
  found = (JSON.parse(stdout) as { summary: { violations: typeof found } }).summary.violations;
}, 60_000);
afterAll(() => rmSync(repository, { recursive: true, force: true }));

test.each(forbidden)('%s: %s must not import %s', (rule, from, to) => {
  expect(found).toContainEqual(
    expect.objectContaining({ from, to, rule: expect.objectContaining({ name: rule }) }),
  );
});

test.each(allowed)('%s may import %s', (from) => {
  expect(found.filter((violation) => violation.from === from)).toEqual([]);
});

test.each(circles)('no-circular: %s and %s must not need each other (%s)', (a) => {
  expect(found).toContainEqual(
    expect.objectContaining({ from: a, rule: expect.objectContaining({ name: 'no-circular' }) }),
  );
});
