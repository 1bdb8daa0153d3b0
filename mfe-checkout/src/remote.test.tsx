import { describeRemote } from '@suvarna/testing/remote-contract';
import config from '../remote.config.ts';

describeRemote({
  config,
  load: async () => ({ remote: await import('./remote.ts'), server: await import('./server.ts') }),
});
