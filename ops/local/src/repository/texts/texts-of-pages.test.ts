import { describe, expect, test } from '@jest/globals';
import { groupsReadBy, type RemoteConfig } from '@suvarna/remote-kit/config';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.ts';
import { keyOf, keysOfPages, type SaidByAnswers } from '../pages.fixtures.ts';

/** Texts that answers of the API name, and who says them. */
const SAID_BY_ANSWERS: Readonly<Record<string, SaidByAnswers>> = {
  'mfe-catalog': [[/^c?cod\w+Text$/, 'product/buying/delivery-box.tsx']],
  'mfe-checkout': [
    [/^(c?cod|online)\w+Text$/, 'shipping/shipping-check.tsx'],
    [/^(c?cod|online|emi)\w+Text$/, 'payment/payment-choice.tsx'],
  ],
  'mfe-golden-bounty': [[/^terms\./, 'terms/terms-list.tsx']],
};

/** The file of texts that every page has. */
const COMMON = 'every-page';

const groupOf = (file: string): string => file.replace(/\.json$/, '');
describe.each(globSync('mfe-*', { cwd: root }))('texts of the pages of %s', (remote) => {
  const folder = join(root, remote, 'src', 'locales', 'en');
  const source = globSync('src/**/*.{ts,tsx}', { cwd: join(root, remote) })
    .map((file) => readFileSync(join(root, remote, file), 'utf8'))
    .join('\n');
  const isAskedFor = (feature: string): boolean => source.includes(`'#texts/${feature}'`);
  // A feature that asks for its own (`#texts/…`) brings it along; the others are read by pages.
  const files = readdirSync(folder).filter((file) => !isAskedFor(groupOf(file)));
  const keysIn = new Map(
    files.map((file) => {
      const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
      return [groupOf(file), new Set(Object.keys(texts).map(keyOf))] as const;
    }),
  );
  const keys = [...keysIn.values()].flatMap((group) => [...group]);
  const said = keysOfPages(remote, [...new Set(keys)], SAID_BY_ANSWERS[remote] ?? []);
  const config = (import(join(root, remote, 'remote.config.ts')) as Promise<{ default: RemoteConfig }>).then(
    (module) => module.default,
  );

  test('every group has its file, and is read by pages and fragments that are there', async () => {
    const { texts, routes, fragments } = await config;
    expect([COMMON, ...Object.keys(texts)].toSorted()).toEqual([...keysIn.keys()].toSorted());
    const readers = [...routes.map(({ id }) => id), ...fragments];
    expect([...said.keys()].toSorted()).toEqual(readers.toSorted());
    expect(
      Object.values(texts)
        .flat()
        .filter((id) => !readers.includes(id)),
    ).toEqual([]);
  });

  test('every text is in one file', () => {
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('no page says what is in a file that it does not load', async () => {
    const { texts } = await config;
    const unread = [...said].flatMap(([id, asked]) => {
      const loaded = new Set(
        [COMMON, ...groupsReadBy(texts, id)].flatMap((group) => [...(keysIn.get(group) ?? [])]),
      );
      return [...asked].filter((key) => !loaded.has(key)).map((key) => `${id}: ${key}`);
    });
    expect(unread).toEqual([]);
  });

  test('no text is there that no page and no link of the chrome says', async () => {
    const { navigation = [] } = await config;
    const asked = new Set([
      ...[...said.values()].flatMap((each) => [...each]),
      ...navigation.map(({ text }) => text),
    ]);
    expect(keys.filter((key) => !asked.has(key))).toEqual([]);
  });

  test('what every page loads is what pages without a group in common say', async () => {
    const { texts, navigation = [] } = await config;
    const groups = Object.entries(texts);
    // The build reads what links are called there.
    const ofLinks = new Set(navigation.map(({ text }) => text));
    const ofPages = [...(keysIn.get(COMMON) ?? [])].filter((key) => !ofLinks.has(key));
    const lonely = ofPages.flatMap((key) => {
      const readers = [...said].filter(([, asked]) => asked.has(key)).map(([id]) => id);
      const group = groups.find(([, ids]) => readers.every((id) => ids.includes(id)));
      return group ? [`${key} belongs to ${group[0]}`] : [];
    });
    expect(lonely).toEqual([]);
  });
});
