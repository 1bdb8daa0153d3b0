import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { channelsOf } from './channels-of.ts';
import type { NoticeKind } from './tables.ts';

const BOTH = { email: true, sms: true };
const NONE = { email: false, sms: false, push: false };
const MUST: readonly NoticeKind[] = ['defaulted', 'canceled', 'refund-begun', 'charge-ahead', 'paper-undone'];

describe('channels of a notice', () => {
  it('are those that were chosen', () => {
    expect(channelsOf('due-soon', { email: true, sms: true, push: true }, BOTH)).toEqual([
      'email',
      'sms',
      'push',
    ]);
    expect(channelsOf('due-soon', { ...NONE, sms: true }, BOTH)).toEqual(['sms']);
    expect(channelsOf('due-soon', NONE, BOTH)).toEqual([]);
  });

  it('are never none for what has to be told, by whatever the account can be reached', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MUST),
        fc.record({ email: fc.boolean(), sms: fc.boolean(), push: fc.boolean() }),
        fc.record({ email: fc.boolean(), sms: fc.boolean() }),
        (kind, chosen, reachable) => {
          const channels = channelsOf(kind, chosen, reachable);
          expect(channels.length).toBeGreaterThan(0);
          if (reachable.email || reachable.sms)
            expect(channels.some((channel) => channel !== 'push')).toBe(true);
          for (const channel of ['email', 'sms'] as const)
            if (channels.includes(channel)) expect(reachable[channel]).toBe(true);
        },
      ),
    );
  });

  it('that were not chosen are used for what has to be told alone', () => {
    expect(channelsOf('defaulted', NONE, BOTH)).toEqual(['email']);
    expect(channelsOf('defaulted', NONE, { email: false, sms: true })).toEqual(['sms']);
    expect(channelsOf('defaulted', { ...NONE, push: true }, BOTH)).toEqual(['email', 'push']);
    expect(channelsOf('matured', { ...NONE, push: true }, BOTH)).toEqual(['push']);
  });
});
