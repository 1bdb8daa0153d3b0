import { describe, expect, it } from '@jest/globals';
import { ApiRefusal, ApiUnreachable } from '../api/client.ts';
import { aLive } from '../api/registry.fixtures.ts';
import { bodyOf, maySend, phaseOf, reasonFault, type Said } from './order-flow.model.ts';
import { kill, lock, startCanary, swap } from './orders.model.ts';

const order = swap('catalog', '1.1.0')(aLive());
const pending: Said<never> = { isPending: true, data: undefined, error: null };
const failed = (error: Error): Said<never> => ({ isPending: false, data: undefined, error });
const refused = (code: string, more: object = {}) => new ApiRefusal(409, { code, message: code, ...more });

describe('where an order stands', () => {
  it('is checked first, and may be sent meanwhile', () => {
    const phase = phaseOf(order, pending, null);
    expect(phase.kind).toBe('checking');
    expect(maySend(phase, false)).toBe(true);
  });

  it('shows the checks it passed', () => {
    const said = { isPending: false, data: { revision: 41, checks: ['files'] }, error: null };
    expect(phaseOf(order, said, null)).toMatchObject({ kind: 'ready', checks: ['files'] });
  });

  it('is not sent when the registry would refuse it', () => {
    const phase = phaseOf(order, failed(refused('COMPOSITION.GATE_REFUSED')), null);
    expect(phase.kind).toBe('refused');
    expect(maySend(phase, false)).toBe(false);
  });

  it('can be sent where nothing could be checked: a kill waits for no dry run', () => {
    const phase = phaseOf(kill('catalog')(aLive()), failed(new ApiUnreachable('kills')), null);
    expect(phase.kind).toBe('unchecked');
    expect(maySend(phase, false)).toBe(true);
  });

  it.each(['check', 'sent'])('says which revision is live when its %s names another', (at) => {
    const stale = failed(refused('COMPOSITION.STALE_REVISION', { currentRevision: 42 }));
    const phase = at === 'check' ? phaseOf(order, stale, null) : phaseOf(order, pending, stale);
    expect(phase).toEqual({ kind: 'stale', revision: 42 });
    expect(maySend(phase, false)).toBe(false);
  });

  it('waits for its hour or a second person, which is no failure', () => {
    expect(phaseOf(order, pending, failed(refused('ORDER.WAITS', { order: 7 })))).toMatchObject({
      kind: 'waits',
      order: 7,
    });
  });

  it('never leaves a page that is stale', () => {
    expect(maySend(phaseOf(order, pending, null), true)).toBe(false);
  });
});

describe('what is sent', () => {
  const said = { channel: 'production', revision: 41, reason: ' slow\n pages ', isDry: false };

  it('names the revision that was seen, and its reason in one line', () => {
    expect(bodyOf(order, said)).toEqual({
      remote: 'catalog',
      version: '1.1.0',
      channel: 'production',
      expectedRevision: 41,
      reason: 'slow pages',
    });
  });

  it('has its hour when it is meant, and none when it is tried', () => {
    const at = '2026-12-01T22:00:00.000Z';
    expect(bodyOf(order, { ...said, at })).toMatchObject({ at });
    const tried = bodyOf(order, { ...said, at, isDry: true });
    expect(tried).toMatchObject({ dryRun: true });
    expect(tried).not.toHaveProperty('at');
  });

  it('of a rule has no revision', () => {
    expect(bodyOf(lock('catalog')(aLive()), said)).not.toHaveProperty('expectedRevision');
  });

  it('of a canary says from which to which', () => {
    expect(startCanary({ catalog: '1.1.0' }, [5, 100])(aLive()).values).toMatchObject({
      moves: 'catalog 1.0.0 → 1.1.0',
      percent: 5,
    });
  });
});

it.each([
  ['', 'short'],
  ['  a ', 'short'],
  ['why', null],
  ['a'.repeat(501), 'long'],
])('of the reason "%.6s" the fault is %s', (reason, fault) => {
  expect(reasonFault(reason)).toBe(fault);
});
