import { expect, it, jest } from '@jest/globals';
import { createRenewer } from './renew.ts';

/** One tab whose renewal is under way, and the storage that it shares with others. */
function aTab() {
  let stored: string | null = 'asha-1';
  const asked = Promise.withResolvers<{ readonly data: { readonly access_token: string } }>();
  const keep = jest.fn((token: string) => {
    stored = token;
  });
  const renew = createRenewer({
    session: { storedToken: () => stored, renew: keep },
    ask: () => asked.promise as never,
    exclusively: (work) => work(),
  });
  return {
    renew,
    answer: () => asked.resolve({ data: { access_token: 'asha-2' } }),
    /** Another tab signs out, or another shopper in. */
    store: (token: string | null) => {
      stored = token;
    },
    stored: () => stored,
  };
}

it('another token takes the place of one that had its minutes', async () => {
  const tab = aTab();
  const renewed = tab.renew('asha-1');
  tab.answer();
  expect([await renewed, tab.stored()]).toEqual(['asha-2', 'asha-2']);
});

it.each(['ravi-1', null])(
  'a renewal that comes late takes nothing from who is here by then (%s)',
  async (now) => {
    const tab = aTab();
    const renewed = tab.renew('asha-1');
    tab.store(now);
    tab.answer();
    expect([await renewed, tab.stored()]).toEqual([now, now]);
  },
);
