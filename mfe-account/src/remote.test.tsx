import type { ApiReader } from '@suvarna/contracts/call';
import { describeRemote } from '@suvarna/testing/remote-contract';
import config from '../remote.config.ts';

/** What loads of pages ask for. */
const DATA: Readonly<Record<string, object>> = {
  'customer/social/providers/': { providers: ['google', 'apple'] },
  'exchange/old_gold_quote/': {
    amount_paise: 1_18_270_00,
    gold_rate_paise: 11_827_00,
    rates: [
      { karat: 22, rate_paise: 11_827_00 },
      { karat: 24, rate_paise: 12_899_00 },
    ],
  },
};
const api: ApiReader = {
  get: (path) =>
    path in DATA
      ? Promise.resolve({
          status_code: 200,
          error: false,
          msg: '',
          message: '',
          data: DATA[path] as never,
        })
      : Promise.reject(new Error(`not expected: ${path}`)),
};

describeRemote({
  config,
  api,
  load: async () => ({ remote: await import('./remote.ts'), server: await import('./server.ts') }),
});
