import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import {
  CATALOG,
  profileWith,
  startPlatform,
  type TestPlatform,
} from '../../../../test-support/ucp/platform.fixtures.ts';
import { TransportFault } from '../model/fault.ts';
import { profileSaidIn, profileUrlOf } from './agent-header.ts';
import { type FetchProfile, profileFetcher } from './fetch-profile.ts';
import { createPlatforms } from './platforms.ts';
import { isPublic } from './public-address.ts';

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'fetched',
    (error: unknown) => (error instanceof TransportFault ? error.code : error),
  );

const profileUrlIn = (header: string | undefined): string => profileUrlOf(profileSaidIn(header));

describe('the header that names a profile', () => {
  it('is a dictionary with a quoted https address (rules 19, 61 and 111)', () => {
    expect(profileUrlIn('profile="https://platform.example/p.json#x"')).toBe(
      'https://platform.example/p.json',
    );
    expect(profileUrlIn('a=1, profile="https://platform.example/"')).toBe('https://platform.example/');
  });

  it.each([
    undefined,
    '',
    'profile',
    'profile=https://platform.example/',
    'profile="http://platform.example/"',
    'profile="https://user:word@platform.example/"',
    'profile="https://platform.example:8443/"',
    'profile="file:///etc/hosts"',
    'profile="no address"',
    `profile="https://platform.example/${'x'.repeat(2_000)}"`,
  ])('is refused as %s', (header) => {
    expect(() => profileUrlIn(header)).toThrow(expect.objectContaining({ code: 'invalid_profile_url' }));
  });
});

describe('an address that is connected to', () => {
  it.each(['203.0.114.7', '93.184.215.14', '2606:4700::6810:84e5'])('may be %s', (address) => {
    expect(isPublic(address, new Set())).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'ff02::1',
    'no address',
  ])('may not be %s (rule 123)', (address) => {
    expect(isPublic(address, new Set())).toBe(false);
  });
  it('may not be one of this machine', () => {
    expect(isPublic('93.184.215.14', new Set(['93.184.215.14']))).toBe(false);
  });
});

describe('a profile', () => {
  let platform: TestPlatform;
  const fetchLocal = profileFetcher({ isLocal: true });
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.close());

  it('is not looked for at addresses that are nobody’s, by name or as they are (rule 123)', async () => {
    const within = profileFetcher({
      resolveAll: () =>
        Promise.resolve([
          { address: '93.184.215.14', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ]),
    });
    expect(await codeOf(within('https://platform.example/'))).toBe('invalid_profile_url');
    for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest/'])
      expect(await codeOf(profileFetcher()(url))).toBe('invalid_profile_url');
    const nowhere = profileFetcher({
      resolveAll: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    });
    expect(await codeOf(nowhere('https://platform.example/'))).toBe('invalid_profile_url');
  });

  it('is not followed elsewhere, and no error is one (rules 20 and 24)', async () => {
    platform.serve('', { location: '/other' }, 302);
    expect(await codeOf(fetchLocal(platform.profileUrl))).toBe('profile_unreachable');
    platform.serve('{}', {}, 500);
    expect(await codeOf(fetchLocal(platform.profileUrl))).toBe('profile_unreachable');
    expect(await codeOf(fetchLocal('http://127.0.0.1:1/'))).toBe('profile_unreachable');
  });

  it('has at most 64 kB (rule 123)', async () => {
    platform.serve('x'.repeat(64 * 1024));
    expect(await codeOf(fetchLocal(platform.profileUrl))).toBe('fetched');
    platform.serve('x'.repeat(64 * 1024 + 1));
    expect(await codeOf(fetchLocal(platform.profileUrl))).toBe('profile_malformed');
  });
});

describe('profiles that were fetched', () => {
  const good = JSON.stringify(profileWith(CATALOG));
  const at = (name: string): string => `https://${name}.example/`;
  function aFetcher(answers: (url: string) => string) {
    const asked: string[] = [];
    const fetch: FetchProfile = async (url) => {
      asked.push(url);
      return { text: answers(url), cacheControl: 'public, max-age=300' };
    };
    // A time of 0 is none to the cache.
    let now = 1;
    return { asked, platforms: createPlatforms(fetch, () => now), wait: (ms: number) => (now += ms) };
  }

  it('are kept as long as they say, and asked for once by all who wait (rules 10 and 22)', async () => {
    const { asked, platforms, wait } = aFetcher(() => good);
    await Promise.all([platforms.profileOf(at('a')), platforms.profileOf(at('a'))]);
    wait(299_000);
    await platforms.profileOf(at('a'));
    expect(asked).toEqual([at('a')]);
    wait(2_000);
    await platforms.profileOf(at('a'));
    expect(asked).toEqual([at('a'), at('a')]);
  });

  it('are fetched again for a new key, no oftener than once a minute (rule 23)', async () => {
    const { asked, platforms, wait } = aFetcher(() => good);
    await platforms.profileOf(at('a'));
    await platforms.profileAgain(at('a'));
    expect(asked).toHaveLength(1);
    wait(60_000);
    await Promise.all([platforms.profileAgain(at('a')), platforms.profileAgain(at('a'))]);
    expect(asked).toHaveLength(2);
  });

  it('that fail are left alone for a while, longer each time (rule 25)', async () => {
    const { asked, platforms, wait } = aFetcher(() => 'no JSON');
    const refused = () => platforms.profileOf(at('a')).catch((error: unknown) => error);
    expect(await refused()).toMatchObject({ code: 'profile_malformed', retryAfter: undefined });
    expect(await refused()).toMatchObject({ code: 'profile_malformed', retryAfter: 5 });
    wait(5_000);
    await refused();
    expect(await refused()).toMatchObject({ retryAfter: 10 });
    expect(asked).toHaveLength(2);
  });

  it('are bounded, whoever names how many (rule 25)', async () => {
    const { asked, platforms, wait } = aFetcher(() => good);
    for (let many = 0; many < 60; many += 1) await platforms.profileOf(at(`a${String(many)}`));
    expect(await platforms.profileOf(at('more')).catch((error: unknown) => error)).toMatchObject({
      code: 'unavailable',
      status: 503,
      retryAfter: 10,
    });
    // Those that are known are served meanwhile.
    await platforms.profileOf(at('a1'));
    expect(asked).toHaveLength(60);
    wait(10_000);
    await platforms.profileOf(at('more'));
    expect(asked).toHaveLength(61);
  });

  it('with keys of the next version, by its name for them, are read, too (rule 121)', async () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'next' };
    const { platforms } = aFetcher(() => JSON.stringify({ ...profileWith(CATALOG), keys: [jwk] }));
    expect((await platforms.profileOf(at('a'))).keys.has('next')).toBe(true);
  });

  it('of one platform are few, and take nothing from others', async () => {
    const { platforms } = aFetcher(() => good);
    const codes: unknown[] = [];
    for (let many = 0; many < 80; many += 1)
      codes.push(await codeOf(platforms.profileOf(`https://h${String(many)}.evil.example/?${String(many)}`)));
    expect(codes.filter((code) => code === 'fetched')).toHaveLength(10);
    await platforms.profileOf(at('other'));
  });

  it('that are waited for take so many calls and no more, of one platform and of all', async () => {
    const never = createPlatforms(() => new Promise(() => undefined));
    const refused = async (url: string) => {
      const asked = never.profileOf(url);
      const first = await Promise.race([codeOf(asked), new Promise((done) => setImmediate(done, 'waits'))]);
      return first;
    };
    for (let many = 0; many < 16; many += 1) expect(await refused(at('a'))).toBe('waits');
    expect(await refused(at('a'))).toBe('unavailable');
    for (let many = 0; many < 16; many += 1) expect(await refused(at(`b${String(many)}`))).toBe('waits');
    expect(await refused(at('c'))).toBe('unavailable');
  });

  it.each([
    ['no version', { ucp: { capabilities: {} } }],
    ['capabilities as a list', { ucp: { version: '2026-04-08', capabilities: [{ name: 'x' }] } }],
    ['a key off the curve', profileWith([], [{ kid: 'k', kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA' }])],
  ])('with %s are refused (rule 24)', async (_name, profile) => {
    const { platforms } = aFetcher(() => JSON.stringify(profile));
    expect(await codeOf(platforms.profileOf(at('a')))).toBe('profile_malformed');
  });
});
