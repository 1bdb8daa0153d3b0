import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashInAddress, sha384Of } from '@suvarna/contracts/release-delivery';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease, type ReleaseFixture } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

const post = ({ bytes }: Pick<ReleaseFixture, 'bytes'>) =>
  registry.call('POST', '/v1/releases', {
    token: registry.tokens.asha,
    body: { descriptor: bytes.toString('base64') },
  });
const upload = async ({ descriptor, files }: ReleaseFixture) => {
  for (const { path, integrity } of descriptor.files) {
    await registry.call('PUT', `/v1/blobs/${hashInAddress(integrity)}`, {
      token: registry.tokens.asha,
      body: files.get(path) ?? Buffer.alloc(0),
    });
  }
};

describe('a file', () => {
  const bytes = Buffer.from('a file');
  const hash = sha384Of(bytes);

  it('is stored under the hash of its bytes, as often as it is sent', async () => {
    const put = () =>
      registry.call('PUT', `/v1/blobs/${hashInAddress(hash)}`, { token: registry.tokens.asha, body: bytes });
    expect((await put()).status).toBe(201);
    expect((await put()).status).toBe(200);
  });

  it('is read by either spelling of its hash and may be cached for ever', async () => {
    for (const address of [hashInAddress(hash), encodeURIComponent(hash)]) {
      const answer = await registry.call('GET', `/v1/blobs/${address}`);
      expect(answer.bytes).toEqual(bytes);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });

  it('is refused under any other hash', async () => {
    const before = await registry.everything();
    const other = hashInAddress(sha384Of(Buffer.from('another file')));
    const answer = await registry.call('PUT', `/v1/blobs/${other}`, {
      token: registry.tokens.asha,
      body: bytes,
    });
    expect([answer.status, answer.json.error?.code]).toEqual([422, 'BLOB.HASH_MISMATCH']);
    expect(await registry.everything()).toEqual(before);
  });

  it('that is not there is a 404', async () => {
    const answer = await registry.call('GET', `/v1/blobs/sha384-${'A'.repeat(64)}`);
    expect([answer.status, answer.json.error?.code]).toEqual([404, 'BLOB.NOT_FOUND']);
  });
});

describe('a release', () => {
  it('is taken once all of its files are here, and is then read byte by byte', async () => {
    const release = aRelease({ name: 'taken' });
    const early = await post(release);
    expect([early.status, early.json.error?.code]).toEqual([422, 'RELEASE.FILES_MISSING']);
    expect(early.json.error?.['missing']).toEqual(release.descriptor.files.map(({ integrity }) => integrity));

    await upload(release);
    expect(await post(release)).toMatchObject({
      status: 201,
      json: { release: release.release, created: true },
    });
    for (const address of [
      '/v1/releases/taken/1.0.0',
      `/v1/releases/by-hash/${encodeURIComponent(release.release)}`,
    ]) {
      const answer = await registry.call('GET', address);
      expect(answer.bytes).toEqual(release.bytes);
      expect(answer.headers['etag']).toBe(`"${hashInAddress(release.release)}"`);
    }
  });

  it('published again with the same content has the same answer and changes nothing', async () => {
    const release = aRelease({ name: 'again' });
    await registry.publish(release);
    const before = await registry.everything();
    expect(await post(release)).toMatchObject({
      status: 200,
      json: { release: release.release, created: false },
    });
    expect(await registry.everything()).toEqual(before);
  });

  it('never changes: the same version with other content is a conflict', async () => {
    await registry.publish(aRelease({ name: 'fixed' }));
    const other = aRelease({ name: 'fixed', content: 'two' });
    await upload(other);
    const before = await registry.everything();
    expect(await post(other)).toMatchObject({
      status: 409,
      json: { error: { code: 'RELEASE.VERSION_TAKEN' } },
    });
    expect(await registry.everything()).toEqual(before);
  });

  it('published twice at once with different content wins once', async () => {
    const rivals = ['one', 'two', 'three', 'four'].map((content) => aRelease({ name: 'rivals', content }));
    for (const rival of rivals) await upload(rival);
    const answers = await Promise.all(rivals.map((rival) => post(rival)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });

  it.each<[string, string, Parameters<typeof aRelease>[0]]>([
    [
      'carries getPublicPath in its manifest',
      'RELEASE.FORBIDDEN_CODE',
      { extraFiles: { 'client/mf-manifest.json': '{"metaData":{"getPublicPath":"return 1"}}' } },
    ],
    [
      'spells getPublicPath with an escape',
      'RELEASE.FORBIDDEN_CODE',
      { extraFiles: { 'client/mf-stats.json': '{"a":[{"get\\u0050ublicPath":"x"}]}' } },
    ],
    [
      'has a manifest that is not JSON',
      'RELEASE.FORBIDDEN_CODE',
      { extraFiles: { 'client/mf-manifest.json': '{' } },
    ],
    [
      'imports what Node has built in',
      'RELEASE.FORBIDDEN_CODE',
      { server: `import { readFileSync } from 'node:fs'; export const x = readFileSync;` },
    ],
    [
      'would import it while it runs',
      'RELEASE.FORBIDDEN_CODE',
      { server: `export const x = () => import(['node', 'fs'].join(':'));` },
    ],
    [
      'asks the process for it',
      'RELEASE.FORBIDDEN_CODE',
      { server: `export const x = () => process.getBuiltinModule('fs');` },
    ],
    ['has a server bundle that is no module', 'RELEASE.FORBIDDEN_CODE', { server: 'export const = 1;' }],
    [
      'needs another host contract',
      'RELEASE.CONTRACT_UNMET',
      {
        change: (descriptor) => {
          descriptor.host = '^3.0.0';
        },
      },
    ],
    [
      'needs another site contract',
      'RELEASE.CONTRACT_UNMET',
      {
        change: (descriptor) => {
          descriptor.site = '^2.0.0';
        },
      },
    ],
    [
      'needs a contract that is no range',
      'RELEASE.CONTRACT_UNMET',
      {
        change: (descriptor) => {
          descriptor.host = 'whatever';
        },
      },
    ],
    [
      'has a container without its version',
      'RELEASE.DESCRIPTOR_INVALID',
      {
        change: (descriptor) => {
          descriptor.container = 'bad';
        },
      },
    ],
    [
      'has a route that is no pattern',
      'RELEASE.DESCRIPTOR_INVALID',
      {
        change: ({ routes: [route] }) => {
          if (route) route.path = '/{';
        },
      },
    ],
    [
      'has a smoke path of another page',
      'RELEASE.DESCRIPTOR_INVALID',
      {
        change: ({ routes: [route] }) => {
          if (route) route.smoke = '/elsewhere/';
        },
      },
    ],
    [
      'says the wrong size of a file',
      'RELEASE.DESCRIPTOR_INVALID',
      {
        change: ({ files: [file] }) => {
          if (file) file.bytes += 1;
        },
      },
    ],
    [
      'mentions a file it does not have',
      'RELEASE.DESCRIPTOR_INVALID',
      {
        change: ({ routes: [route] }) => {
          route?.scripts.push('client/ghost.js');
        },
      },
    ],
    [
      'has texts in a file it does not have',
      'RELEASE.DESCRIPTOR_INVALID',
      {
        change: ({ routes: [route] }) => {
          Object.assign(route ?? {}, { texts: { en: ['client/ghost.js'] } });
        },
      },
    ],
    [
      'would send its server bundle to browsers',
      'RELEASE.DESCRIPTOR_INVALID',
      {
        change: ({ routes: [route] }) => {
          route?.scripts.push('server/server.mjs');
        },
      },
    ],
    [
      'carries an unknown field',
      'RELEASE.DESCRIPTOR_INVALID',
      {
        change: (descriptor) => {
          Object.assign(descriptor, { url: 'https://evil.example' });
        },
      },
    ],
    ['has a name that means something else', 'RELEASE.DESCRIPTOR_INVALID', { name: 'by-hash' }],
  ])('that %s is refused and leaves no trace', async (_what, code, wishes) => {
    const release = aRelease({ name: 'bad', ...wishes });
    await upload(release);
    const before = await registry.everything();
    const answer = await post(release);
    expect([answer.status, answer.json.error?.code]).toEqual([422, code]);
    expect(await registry.everything()).toEqual(before);
  });

  it('is one of a page, newest first; those of one moment are never parted', async () => {
    const published = '2026-11-30T10:00:00.000Z';
    for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3'])
      await registry.publish(aRelease({ name: 'pages', version }));
    await registry.asOwner(
      `update release set published_at = '${published}'::timestamptz + case when version = '1.0.3' then interval '1 hour' when version = '1.0.0' then interval '-1 hour' else interval '0' end where remote = 'pages'`,
    );
    const page = async (query: string) => {
      const { json } = await registry.call('GET', `/v1/releases/pages${query}`);
      const releases = json['releases'] as { version: string; commit: string; bytes: number }[];
      return { ...json, releases: releases.map(({ version }) => version).toSorted(), first: releases[0] };
    };
    expect(await page('')).toMatchObject({
      more: false,
      first: {
        version: '1.0.3',
        commit: 'unknown',
        bytes: aRelease({ name: 'pages', version: '1.0.3' }).descriptor.files.reduce(
          (sum, { bytes }) => sum + bytes,
          0,
        ),
      },
    });
    expect(await page('?limit=1')).toMatchObject({ releases: ['1.0.3'], more: true });
    expect(await page('?limit=1&before=2026-11-30T11:00:00.000Z')).toMatchObject({
      releases: ['1.0.1', '1.0.2'],
      more: true,
    });
    expect(await page(`?limit=1&before=${published}`)).toMatchObject({ releases: ['1.0.0'], more: false });
    expect(await page('?before=2020-01-01T00:00:00Z')).toMatchObject({ releases: [], more: false });
    for (const query of ['?before=yesterday', '?before=2026-13-99T99:99Z', '?limit=0'])
      expect((await registry.call('GET', `/v1/releases/pages${query}`)).status).toBe(400);
  });

  it('not published is a clear 404', async () => {
    expect(await registry.call('GET', '/v1/releases/ghost')).toMatchObject({
      status: 404,
      json: { error: { code: 'RELEASE.NOT_FOUND' } },
    });
    expect(await registry.call('GET', '/v1/releases/ghost/1.0.0')).toMatchObject({
      status: 404,
      json: { error: { code: 'RELEASE.NOT_FOUND' } },
    });
  });
});

it('refuses bodies of another kind and unknown fields', async () => {
  const { asha: token } = registry.tokens;
  const form = await registry.app.inject({
    method: 'POST',
    url: '/v1/swaps',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
    payload: 'x',
  });
  expect(form.statusCode).toBe(415);
  const extra = await registry.call('POST', '/v1/blobs/missing', { token, body: { hashes: [], more: 1 } });
  expect([extra.status, extra.json.error?.code]).toEqual([400, 'REQUEST.INVALID']);
});

describe('a full disk', () => {
  it('is reported to who publishes, and nothing is published', async () => {
    // Every machine has a disk that is always full.
    const full = await startTestRegistry({
      onDisk: (disk) => ({ ...disk, write: () => writeFile('/dev/full', 'a file') }),
    });
    const before = await full.everything();
    const bytes = Buffer.from('a file');
    const answer = await full.call('PUT', `/v1/blobs/${hashInAddress(sha384Of(bytes))}`, {
      token: full.tokens.asha,
      body: bytes,
    });
    expect(answer).toMatchObject({
      status: 507,
      json: {
        error: { code: 'STORAGE.FULL', message: expect.stringContaining('disk of the registry is full') },
      },
    });
    expect(await full.everything()).toEqual(before);
    await full.stop();
  });
});
