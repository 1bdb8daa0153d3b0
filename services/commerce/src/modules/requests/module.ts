import type { Dependencies } from '../../dependencies.ts';
import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { createRequestKinds } from './request-kind.ts';
import { endRequests } from './end-requests.ts';
import type { RequestKind, RequestKinds } from './index.ts';
import type { Standing } from './keeper.ts';
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
    readonly requests?: readonly (
      | RequestKind
      | ((deps: Pick<Dependencies, 'catalogue' | 'tenders'>) => readonly RequestKind<Standing>[])
    )[];
  }
}

export const requests = defineModule({
  name: 'requests',
  needs: NEEDS,
  provides: {
    requestKinds: provide(['modules', 'catalogue', 'tenders'], ({ modules, catalogue, tenders }) =>
      createRequestKinds<Standing>(
        modules.flatMap(({ requests: kinds = [] }) =>
          kinds.flatMap((kind) => (typeof kind === 'function' ? kind({ catalogue, tenders }) : [kind])),
        ),
      ),
    ),
  },
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
});
