import type { Module } from '../../module.ts';
import { endRequests } from './end-requests.ts';
import type { RequestKind, RequestKinds } from './index.ts';
import { staffQueueRoutes } from './staff-queue.routes.ts';
import { requestData } from './personal-data.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** What customers can ask for. */
    readonly requestKinds: RequestKinds;
  }
}

declare module '../../module.ts' {
  interface Module {
    /** What customers can ask for, and the store's people decide. */
    readonly requests?: readonly RequestKind[];
  }
}

export const requests: Module = {
  name: 'requests',
  personalData: requestData,
  routes: { staff: [staffQueueRoutes] },
  jobs: [
    {
      name: 'requests.end',
      cron: '*/10 * * * *',
      run: async ({ db, clock, requestKinds }) => {
        await endRequests(db, requestKinds, clock());
      },
    },
  ],
};
