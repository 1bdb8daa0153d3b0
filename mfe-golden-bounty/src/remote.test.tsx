import { describeRemote } from '@suvarna/testing/remote-contract';
import config from '../remote.config.ts';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

describeRemote({
  config,
  texts: { en, hi },
  load: async () => ({ remote: await import('./remote.ts'), server: await import('./server.ts') }),
});
