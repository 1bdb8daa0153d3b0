/** Composers behind a balancer without stickiness: a document of one asks the other for its files. */
import { rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startFakeObjectStorage, type FakeObjectStorage } from '@suvarna/testing/fake-object-storage';
import { until } from '@suvarna/testing/until';
import { aPair, type ComposerPair, type Which } from './testing/composer-pair.fixtures.ts';
import { filesNamedIn } from './testing/named-files.ts';
import { aRelease } from './testing/release.fixtures.ts';

jest.setTimeout(60_000);

const BOTH: readonly Which[] = ['one', 'other'];
const first = aRelease({ version: '1.0.0', greeting: 'first' });
const second = aRelease({ version: '1.0.1', greeting: 'second' });

let pair: ComposerPair;
beforeEach(async () => {
  pair = await aPair();
  pair.publish(first, second);
  pair.registry.compose([first]);
});
afterEach(() => pair.close());

const documentOf = async (which: Which, path = '/'): Promise<string> =>
  (await pair.get(which, path)).bytes.toString();
const greetingOf = async (which: Which): Promise<string | undefined> =>
  /class="greeting">(\w+)/.exec(await documentOf(which))?.[1];

/** Asks each composer for each of these files. @returns those that were not there as they were built */
async function missing(files: Iterable<string>): Promise<readonly string[]> {
  const asked = await Promise.all(
    [...files].flatMap((file) =>
      BOTH.map(async (which) => {
        const { status, bytes } = await pair.get(which, file);
        const right = status === 200 && pair.known.get(file)?.equals(bytes) === true;
        return right ? [] : [`${file} of ${which}: ${String(status)}`];
      }),
    ),
  );
  return asked.flat();
}

/** @returns how many files the documents named that were asked for */
async function expectWhole(...documents: readonly string[]): Promise<readonly string[]> {
  const files = new Set(documents.flatMap(filesNamedIn));
  expect(await missing(files)).toEqual([]);
  return [...files];
}

const [oldShell, newShell] = [{ version: '1.0.0' }, { version: '1.1.0', contract: '2.1.0' }];

describe.each(['a folder', 'a bucket'])('while a shell is rolled, with %s that composers share', (where) => {
  let bucket: FakeObjectStorage;
  beforeEach(async () => {
    bucket = await startFakeObjectStorage();
  });
  afterEach(() => bucket.close());
  const sharing = (): Readonly<Record<string, string>> =>
    where === 'a folder'
      ? { SHELL_FILES: pair.shared }
      : {
          SHELL_S3_ENDPOINT: bucket.origin,
          SHELL_S3_BUCKET: 'shop',
          SHELL_S3_ACCESS_KEY: 'AKIATEST',
          SHELL_S3_SECRET_KEY: 'secret',
        };

  it('every file that a document of either names, or its pages ask for later, is at both', async () => {
    await pair.launch('one', oldShell, sharing());
    await pair.ready('one');
    await pair.launch('other', newShell, sharing());
    await pair.ready('other');

    const documents = await Promise.all(BOTH.map((which) => documentOf(which)));
    const files = await expectWhole(...documents);
    for (const version of ['1.0.0', '1.1.0']) expect(files).toContain(`/shell/${version}/shell.js`);
    expect(await missing(pair.known.keys())).not.toContainEqual(expect.stringContaining('/shell/'));

    // Of the composer whose own they are and of the other they are the same answers.
    for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }])
      for (const file of files) {
        const [a, b] = await Promise.all(BOTH.map((which) => pair.get(which, file, headers)));
        for (const header of ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'])
          expect([file, header, a?.headers[header]]).toEqual([file, header, b?.headers[header]]);
      }
    expect((await pair.get('one', '/shell/1.1.0/server/site.mjs')).status).toBe(404);
    expect((await pair.get('one', '/shell/1.2.0/shell.js')).status).toBe(404);
  });

  it('the old shell hands out a release that it refuses, which the new one has taken', async () => {
    await pair.launch('one', oldShell, sharing());
    await pair.launch('other', newShell, sharing());
    await Promise.all(BOTH.map((which) => pair.ready(which)));
    const newer = aRelease({ version: '2.0.0', greeting: 'newer', host: '^2.1.0' });
    pair.publish(newer);
    pair.registry.compose([newer]);
    await until(async () => (await greetingOf('other')) === 'newer');
    await until(() => pair.registry.refusals.some(({ release }) => release === newer.hash));
    expect(await greetingOf('one')).toBe('first');
    const files = await expectWhole(...(await Promise.all(BOTH.map((which) => documentOf(which)))));
    for (const version of ['1.0.0', '2.0.0']) expect(files).toContain(`/remotes/demo/${version}/page.js`);
  });
});

describe('a composer whose shell the others cannot have', () => {
  it('is not ready before they can', async () => {
    await writeFile(pair.shared, 'a file where the folder is to be');
    await pair.launch('one', oldShell, { SHELL_FILES: pair.shared });
    await until(async () => (await greetingOf('one')) === 'first');
    expect((await pair.get('one', '/readyz')).status).toBe(503);
    await rm(pair.shared);
    await pair.ready('one');
  });

  it('is ready where it is the only one: its shell is stored for its own open pages', async () => {
    await pair.launch('one', oldShell, { COMPOSER_DATA: pair.shared });
    await pair.ready('one');
    await pair.stop('one');
    await pair.launch('one', newShell, { COMPOSER_DATA: pair.shared });
    await pair.ready('one');
    for (const file of ['/shell/1.0.0/shell.js', '/shell/1.0.0/later.js'])
      expect((await pair.get('one', file)).bytes).toEqual(pair.known.get(file));
  });
});

describe('while a release is swapped', () => {
  beforeEach(async () => {
    await Promise.all(BOTH.map((which) => pair.launch(which, oldShell, {})));
    await Promise.all(BOTH.map((which) => pair.ready(which)));
  });

  it('every file that a document of either names is at both at once, whichever has switched', async () => {
    // The other one cannot end its smoke test: it is told nothing by its back end.
    const third = aRelease({
      version: '1.0.2',
      greeting: 'third',
      routes: [
        { id: 'home', path: '/' },
        { id: 'slow', path: '/slow/', smoke: '/slow/' },
      ],
    });
    pair.publish(third);
    pair.registry.compose([third]);
    await until(() => BOTH.every((which) => pair.commerce[which].holding() > 0));
    pair.commerce.one.release();
    const named = new Set<string>();
    const done = async (): Promise<boolean> => {
      const documents = await Promise.all(BOTH.map((which) => documentOf(which)));
      for (const file of await expectWhole(...documents)) named.add(file);
      return documents.every((text) => text.includes('third'));
    };
    await until(async () => (await greetingOf('one')) === 'third');
    await done();
    pair.commerce.other.release();
    await until(done);
    expect(named).toContain('/remotes/demo/1.0.2/page.js');
  });

  it('is not waited for: what only the registry knows of is there, and what nobody knows of is not', async () => {
    pair.registry.wereLive(second);
    expect(await missing(['/remotes/demo/1.0.1/remoteEntry.js', '/remotes/demo/1.0.1/page.js'])).toEqual([]);
    for (const file of [
      '/remotes/demo/1.0.1/server/server.mjs',
      '/remotes/demo/1.0.1/../server/server.mjs',
      '/remotes/demo/1.0.1/remote.json',
      '/remotes/demo/1.0.9/page.js',
      '/remotes/demo/',
      '/remotes/demo/1.0.1/',
    ])
      expect([file, (await pair.get('one', file)).status]).toEqual([file, 404]);
  });

  it('what the registry hands out is believed by its hash only', async () => {
    pair.registry.wereLive(second);
    pair.registry.tamper(second, 'client/page.js');
    expect((await pair.get('one', '/remotes/demo/1.0.1/page.js')).status).toBe(404);
    await pair.registry.down();
    expect((await pair.get('one', '/remotes/demo/1.0.7/page.js')).status).toBe(503);
    await pair.registry.up();
    expect((await pair.get('one', '/remotes/demo/1.0.1/page.css')).status).toBe(200);
  });
});

it('a composer that comes with an empty disk hands out what left the composition before', async () => {
  await pair.launch('one', oldShell, {});
  await pair.ready('one');
  const document = await documentOf('one');
  pair.registry.compose([second]);
  await pair.launch('other', oldShell, {});
  await pair.ready('other');
  expect(await greetingOf('other')).toBe('second');
  await expectWhole(document);
});
