import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { verifyComposedReleases } from './composed-releases.ts';
import { verifyHead } from './head.ts';
import { keyIdOf, readCompositionKeys, verifyEnvelope } from './verify.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const pair = generateKeyPairSync('ed25519');
const keys = readCompositionKeys([pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()]);
const composition = {
  schema: 1,
  channel: 'production',
  revision: 3,
  sequence: 7,
  issuedAt: '2026-11-21T09:00:00.000Z',
  expires: '2026-11-22T09:00:00.000Z',
  remotes: { catalog: { version: '1.0.0', release: `sha384-${'A'.repeat(64)}`, killed: false } },
  audit: { seq: 9, hash: 'a'.repeat(64) },
};
const { audit, ...signedBefore } = composition;

function sealed(
  value: unknown,
  {
    privateKey = pair.privateKey,
    publicKey = pair.publicKey,
  }: { privateKey?: KeyObject; publicKey?: KeyObject } = {},
) {
  const payload = Buffer.from(JSON.stringify(value));
  return {
    keyId: keyIdOf(publicKey),
    payload: payload.toString('base64'),
    signature: sign(null, payload, privateKey).toString('base64'),
  };
}

describe('a composition envelope', () => {
  it('is believed when key, signature, sequence and expiry hold', () => {
    expect(verifyEnvelope(sealed(composition), keys, { lastSequence: 7, now })).toEqual({
      ok: true,
      composition,
    });
  });

  it.each([
    ['an older sequence than was seen', sealed(composition), 'COMPOSITION.REPLAYED', { lastSequence: 8 }],
    [
      'an earlier revision than was taken, signed again',
      sealed(composition),
      'COMPOSITION.SET_BACK',
      { lastRevision: 4 },
    ],
    [
      'a log that ends earlier than was believed',
      sealed(composition),
      'COMPOSITION.HISTORY_REWRITTEN',
      { lastAudit: { seq: 10, hash: 'b'.repeat(64) } },
    ],
    [
      'a log whose row is another than was believed',
      sealed(composition),
      'COMPOSITION.HISTORY_REWRITTEN',
      { lastAudit: { ...audit, hash: 'b'.repeat(64) } },
    ],
    [
      'no end of the log, though one was believed',
      sealed(signedBefore),
      'COMPOSITION.HISTORY_REWRITTEN',
      { lastAudit: { seq: 0, hash: '0'.repeat(64) } },
    ],
    [
      'an end of the log that is none',
      sealed({ ...composition, audit: { seq: 9, hash: 'A'.repeat(64) } }),
      'COMPOSITION.SCHEMA',
      {},
    ],
    [
      'an end of the log with a field more',
      sealed({ ...composition, audit: { ...audit, more: 1 } }),
      'COMPOSITION.SCHEMA',
      {},
    ],
    [
      'an end that has passed',
      sealed({ ...composition, expires: '2026-11-21T09:59:59.000Z' }),
      'COMPOSITION.EXPIRED',
      {},
    ],
    [
      'a beginning far ahead',
      sealed({ ...composition, issuedAt: '2026-11-21T10:06:00.000Z' }),
      'COMPOSITION.NOT_YET_VALID',
      {},
    ],
    ['another channel', sealed({ ...composition, channel: 'canary' }), 'COMPOSITION.CHANNEL', {}],
    ['a date that is none', sealed({ ...composition, expires: 'never' }), 'COMPOSITION.SCHEMA', {}],
    [
      'a remote with an address',
      sealed({
        ...composition,
        remotes: { catalog: { ...composition.remotes.catalog, url: 'https://evil.example' } },
      }),
      'COMPOSITION.SCHEMA',
      {},
    ],
    [
      'a remote whose name is no name',
      sealed({ ...composition, remotes: { '../x': composition.remotes.catalog } }),
      'COMPOSITION.SCHEMA',
      {},
    ],
    [
      'a payload that is not JSON',
      {
        ...sealed(composition),
        payload: 'AAAA',
        signature: sign(null, Buffer.from('AAAA', 'base64'), pair.privateKey).toString('base64'),
      },
      'COMPOSITION.SCHEMA',
      {},
    ],
    [
      'a second spelling of its signature',
      { ...sealed(composition), signature: `${sealed(composition).signature} ` },
      'ENVELOPE.SCHEMA',
      {},
    ],
    ['a field more', { ...sealed(composition), more: 1 }, 'ENVELOPE.SCHEMA', {}],
    ['nothing at all', null, 'ENVELOPE.SCHEMA', {}],
  ])('with %s is refused', (_what, envelope, reason, expectation) => {
    expect(verifyEnvelope(envelope, keys, { lastSequence: 0, now, ...expectation })).toEqual({
      ok: false,
      reason,
    });
  });

  it.each([
    ['nothing was believed', sealed(composition), null],
    ['it is what was believed', sealed(composition), audit],
    ['it comes later', sealed(composition), { seq: 8, hash: 'b'.repeat(64) }],
    ['it was signed before compositions named one, and none was believed', sealed(signedBefore), null],
  ])('is believed with its end of the audit log when %s', (_what, envelope, lastAudit) => {
    expect(verifyEnvelope(envelope, keys, { lastSequence: 0, now, lastAudit })).toMatchObject({ ok: true });
  });

  it('of a stranger is refused, also when it claims our key', () => {
    const stranger = generateKeyPairSync('ed25519');
    expect(verifyEnvelope(sealed(composition, stranger), keys, { lastSequence: 0, now })).toEqual({
      ok: false,
      reason: 'ENVELOPE.UNKNOWN_KEY',
    });
    const claimed = { ...sealed(composition, stranger), keyId: keyIdOf(pair.publicKey) };
    expect(verifyEnvelope(claimed, keys, { lastSequence: 0, now })).toEqual({
      ok: false,
      reason: 'ENVELOPE.SIGNATURE',
    });
  });

  it('that has expired is still the last known good one, when asked for', () => {
    const old = sealed({ ...composition, expires: '2026-11-21T09:30:00.000Z' });
    expect(verifyEnvelope(old, keys, { lastSequence: 0, now, allowExpired: true })).toMatchObject({
      ok: true,
    });
  });
});

it('takes Ed25519 keys only', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
  expect(() => readCompositionKeys([rsa])).toThrow(TypeError);
});

describe('a head', () => {
  const nonce = 'n'.repeat(22);
  const head = {
    schema: 1,
    kind: 'head',
    channel: 'production',
    revision: 3,
    sequence: 7,
    audit: { seq: 9, hash: 'a'.repeat(64) },
    nonce,
    issuedAt: '2026-11-21T09:00:00.000Z',
  };

  it('is believed when key, signature, channel and nonce hold', () => {
    expect(verifyHead(sealed(head), keys, { nonce })).toEqual({ ok: true, head });
  });

  it.each([
    ['that was made for another composer', sealed({ ...head, nonce: 'm'.repeat(22) }), 'HEAD.NONCE'],
    ['that was made for no composer', sealed({ ...head, nonce: null }), 'HEAD.NONCE'],
    ['of another channel', sealed({ ...head, channel: 'canary' }), 'HEAD.CHANNEL'],
    ['that is a composition', sealed(composition), 'HEAD.SCHEMA'],
    [
      'of a stranger',
      { ...sealed(head, generateKeyPairSync('ed25519')), keyId: keyIdOf(pair.publicKey) },
      'ENVELOPE.SIGNATURE',
    ],
  ])('%s is refused', (_what, envelope, reason) => {
    expect(verifyHead(envelope, keys, { nonce })).toEqual({ ok: false, reason });
  });

  it('is no composition', () => {
    expect(verifyEnvelope(sealed(head), keys, { lastSequence: 0, now })).toEqual({
      ok: false,
      reason: 'COMPOSITION.SCHEMA',
    });
  });
});

describe('a list of releases', () => {
  const list = {
    schema: 1,
    kind: 'releases',
    channel: 'production',
    issuedAt: '2026-11-21T09:00:00.000Z',
    releases: { catalog: { '1.0.0': `sha384-${'A'.repeat(64)}` } },
  };

  it('is believed when key, signature and channel hold, however old it is', () => {
    expect(verifyComposedReleases(sealed(list), keys)).toEqual({ ok: true, releases: list.releases });
  });

  it.each([
    ['of another channel', sealed({ ...list, channel: 'canary' }), 'RELEASES.CHANNEL'],
    ['that is a composition', sealed(composition), 'RELEASES.SCHEMA'],
    [
      'with a version that is none',
      sealed({ ...list, releases: { catalog: { '../x': `sha384-${'A'.repeat(64)}` } } }),
      'RELEASES.SCHEMA',
    ],
    [
      'of a stranger',
      { ...sealed(list, generateKeyPairSync('ed25519')), keyId: keyIdOf(pair.publicKey) },
      'ENVELOPE.SIGNATURE',
    ],
  ])('%s is refused', (_what, envelope, reason) => {
    expect(verifyComposedReleases(envelope, keys)).toEqual({ ok: false, reason });
  });
});
