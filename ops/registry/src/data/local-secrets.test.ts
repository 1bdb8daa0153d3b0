import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createSigner, localSigningKey, localToken, pinnedPublicKeys } from './local-secrets.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'suvarna-secrets-')), 'data');
});
afterEach(() => rm(join(dataDir, '..'), { recursive: true }));

const mode = async (...path: string[]) => (await stat(join(dataDir, ...path))).mode & 0o777;

describe('secrets of a local store', () => {
  it('are made once and readable by their owner only', async () => {
    const token = await localToken(dataDir, 'operator-token');
    const key = await localSigningKey(dataDir);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect([
      await mode('operator-token'),
      await mode('keys', 'composition-signing.pem'),
      await mode('keys'),
    ]).toEqual([0o600, 0o600, 0o700]);
    expect([await localToken(dataDir, 'operator-token'), await localSigningKey(dataDir)]).toEqual([
      token,
      key,
    ]);
  });

  it('are the same for processes that start together', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => localSigningKey(dataDir)));
    expect(new Set(keys).size).toBe(1);
  });

  it('have their public half beside them', async () => {
    const signer = createSigner(await localSigningKey(dataDir));
    const [pem = ''] = await pinnedPublicKeys(dataDir);
    expect(pem).toBe(await readFile(join(dataDir, 'keys', 'composition-signing.pub.pem'), 'utf8'));
    expect(verify(null, Buffer.from('text'), createPublicKey(pem), signer.sign(Buffer.from('text')))).toBe(
      true,
    );
    expect(signer.publicPem).toBe(pem);
  });

  it('are never read by half, however many start while others read', async () => {
    await localSigningKey(dataDir);
    const [whole] = await pinnedPublicKeys(dataDir);
    const read: string[][] = [];
    for (let round = 0; round < 20; round += 1) {
      const [, ...seen] = await Promise.all([
        localSigningKey(dataDir),
        ...Array.from({ length: 5 }, () => pinnedPublicKeys(dataDir)),
      ]);
      read.push(...seen);
    }
    expect(read.filter((pems) => pems.length !== 1 || pems[0] !== whole)).toEqual([]);
    expect((await readdir(join(dataDir, 'keys'))).sort()).toEqual([
      'composition-signing.pem',
      'composition-signing.pub.pem',
    ]);
  });

  it('of a store that never started are none', async () => {
    expect(await pinnedPublicKeys(dataDir)).toEqual([]);
  });
});
