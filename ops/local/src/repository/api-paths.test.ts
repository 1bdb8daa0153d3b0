/** A path of the API is said in the endpoints of a capability (`shared/contracts/src/`) and nowhere else. */
import { expect, it } from '@jest/globals';
import { ENDPOINTS } from '@suvarna/contracts/capabilities';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** Tests say a path on purpose: that it stays what it is. */
const OF_TESTS =
  /\.(?:test|spec|fixtures|proof)\.tsx?$|^(?:e2e|services\/commerce\/test-support)\/|\/testing\//;
/** Stand-ins for strangers, who know our addresses by what we told them. */
const STRANGERS = /^services\/sandbox\//;
const THE_TABLE = /^shared\/contracts\/src\/[a-z-]+\/[a-z-]*(?:endpoints|choosing)\.ts$/;

const sources = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && [OF_TESTS, STRANGERS, THE_TABLE].every((known) => !known.test(file)));

const paths = ENDPOINTS.flatMap(({ path, spellings = [] }) => [path, ...spellings]);
const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** As far as a part that stands for something; else with or without its last slash. */
const patterns = [...new Set(paths)].map((path) =>
  path.includes(':')
    ? literally(path.slice(0, path.indexOf(':')))
    : `${literally(path.replace(/\/$/, ''))}(?=[/?'"\`$])`,
);
/** A text that begins with a path, or with where paths are below. */
const SAID = new RegExp(`['"\`](?:\\$\\{\\w+\\})?/?(?:(?:api|staff)/)?(?:${patterns.join('|')})`, 'g');

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
const saidIn = (source: string): readonly string[] => withoutComments(source).match(SAID) ?? [];

it.each([
  "get('customer/cart/list/')",
  'fetch(`/api/order/order/create/`)',
  '"staff/refund/settle"',
  '`${url}/pieces/${id}`',
])('is seen in %s', (source) => expect(saidIn(source)).toHaveLength(1));

it.each([
  '/** `customer/cart/…` */',
  "'/account/orders/'",
  "import './product/product.page.tsx';",
  '// asks `content/home/`',
])('is not seen in %s', (source) => expect(saidIn(source)).toEqual([]));

it('stands in the table only', () => {
  const found = sources.flatMap((file) =>
    saidIn(readFileSync(join(root, file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
