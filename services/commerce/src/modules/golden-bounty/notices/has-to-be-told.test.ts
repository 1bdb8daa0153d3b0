import { describe, expect, it } from '@jest/globals';
import type { NoticeChannels } from '@suvarna/contracts/preferences';
import fc from 'fast-check';
import { channelsBy } from '../../../platform/notifications/wanted.ts';
import { HAS_TO_BE_TOLD } from './has-to-be-told.ts';
import type { NoticeKind } from '../tables.ts';

const BOTH = { email: true, sms: true };
const NONE = { email: false, sms: false, push: false };
const MUST: readonly NoticeKind[] = ['defaulted', 'canceled', 'refund-begun', 'charge-ahead', 'paper-undone'];

/** By what a notice goes, in one order. */
function channelsOf(
  kind: NoticeKind,
  chosen: NoticeChannels,
  reachable: { readonly email: boolean; readonly sms: boolean },
): readonly (keyof NoticeChannels)[] {
  const by = channelsBy({ topic: 'plan', mustReach: HAS_TO_BE_TOLD.has(kind) }, chosen, reachable);
  return (['email', 'sms', 'push'] as const).filter((channel) => by[channel]);
}

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
