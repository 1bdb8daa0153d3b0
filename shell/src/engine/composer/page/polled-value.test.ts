import { describe, expect, it } from '@jest/globals';
import { createLog } from '../log.ts';
import { aCommerce } from '../testing/commerce.fixtures.ts';
import { createCommerce } from './commerce.ts';
import { createPolledValues, refreshInBackground } from './polled-value.ts';

const log = createLog('silent');
const AT = { locale: 'en', variant: 'INR' } as const;

async function withCommerce(
  act: (commerce: ReturnType<typeof createCommerce>) => Promise<void>,
): Promise<void> {
  const fixture = await aCommerce();
  const commerce = createCommerce({ calls: fixture.origin, pages: fixture.pages }, () => 'x-data-version');
  try {
    await act(commerce);
  } finally {
    await commerce.close();
    await fixture.close();
  }
}

describe('a polled value', () => {
  it('is known once the first reads have ended, and each was asked once', () =>
    withCommerce(async (commerce) => {
      const { poll, readOnce } = createPolledValues(commerce, () => ({}), log);
      let asked = 0;
      const value = poll({
        what: 'a count',
        at: AT,
        read: async (api) => {
          asked += 1;
          return (await api.get<{ count: number }>('count/')).data;
        },
      });
      expect(value()).toBeUndefined();
      await Promise.all([readOnce(), readOnce()]);
      const known = value();
      expect(known).toEqual({ count: 1 });
      await readOnce();
      expect([value() === known, asked]).toEqual([true, 1]);
    }));

  it('that cannot be read holds no caller up', () =>
    withCommerce(async (commerce) => {
      const { poll, readOnce } = createPolledValues(commerce, () => ({}), log);
      const value = poll({ what: 'nothing', at: AT, read: (api) => api.get('no-such-call/') });
      await readOnce();
      expect(value()).toBeUndefined();
    }));

  it('is asked again when prices may have changed, and stays the same object when it is the same', () =>
    withCommerce(async (commerce) => {
      let asked = 0;
      const read = async (): Promise<{ same: boolean }> => {
        asked += 1;
        return Promise.resolve({ same: true });
      };
      const { current, first } = refreshInBackground({ what: 'it', read }, () => ({}), commerce, log);
      await first();
      const known = current();
      commerce.noteVersion({ 'x-data-version': '2' });
      expect([current() === known, asked]).toEqual([true, 2]);
    }));
});
