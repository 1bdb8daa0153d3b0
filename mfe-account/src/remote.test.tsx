import type { ApiReader } from '@suvarna/contracts/api-reader';
import { describeRemote } from '@suvarna/testing/remote-contract';
import config from '../remote.config.ts';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

/** What the load of the sign-in page asks for. */
const api: ApiReader = {
  get: (path) =>
    path === 'customer/social/providers/'
      ? Promise.resolve({
          status_code: 200,
          error: false,
          msg: '',
          message: '',
          data: { providers: ['google', 'apple'] } as never,
        })
      : Promise.reject(new Error(`not expected: ${path}`)),
};

describeRemote({
  config,
  api,
  texts: { en, hi },
  load: async () => ({ remote: await import('./remote.ts'), server: await import('./server.ts') }),
});
