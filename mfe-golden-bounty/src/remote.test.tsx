import type { ApiReader, DataOptions } from '@suvarna/contracts/call';
import { describeRemote } from '@suvarna/testing/remote-contract';
import config from '../remote.config.ts';
import { aCalculation, aTerms } from './plans.fixtures.ts';

const ANSWERS: Readonly<Record<string, (options?: DataOptions) => unknown>> = {
  'golden_bounty/terms/': () => aTerms(),
  'golden_bounty/plan/calculator/': (options) => aCalculation(Number(options?.query?.['amount']) * 100),
};

/** What the loads of the pages ask for: terms and calculator. */
const api: ApiReader = {
  get: (path, options) => {
    const answer = ANSWERS[path];
    if (answer === undefined) return Promise.reject(new Error(`not expected: ${path}`));
    return Promise.resolve({
      status_code: 200,
      error: false,
      msg: '',
      message: '',
      data: answer(options) as never,
    });
  },
};

describeRemote({
  config,
  load: async () => ({ remote: await import('./remote.ts'), server: await import('./server.ts') }),
  api,
});
