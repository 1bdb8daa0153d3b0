import {
  killRemote,
  reviveRemote,
  rollBack,
  swapRemote,
  type Changed,
} from '../domain/change-composition.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { ChangeAnswer, failures, RemoteOrder, RollbackOrder, SwapOrder } from './schemas.ts';

const response = { 200: ChangeAnswer, ...failures };

export function changeRoutes(app: RegistryApp, parts: RouteParts): void {
  const config = { caller: 'operator' } as const;

  app.post('/v1/swaps', { config, schema: { body: SwapOrder, response } }, async ({ body, actor }) =>
    answer(await swapRemote(parts, { ...body, actor })),
  );
  app.post('/v1/rollbacks', { config, schema: { body: RollbackOrder, response } }, async ({ body, actor }) =>
    answer(await rollBack(parts, { ...body, actor })),
  );
  app.post('/v1/kills', { config, schema: { body: RemoteOrder, response } }, async ({ body, actor }) =>
    answer(await killRemote(parts, { ...body, actor })),
  );
  app.post('/v1/revivals', { config, schema: { body: RemoteOrder, response } }, async ({ body, actor }) =>
    answer(await reviveRemote(parts, { ...body, actor })),
  );
}

const answer = ({ live: { revision, sequence, envelope }, findings }: Changed) => ({
  revision,
  sequence,
  envelope,
  checks: findings.map(({ check }) => check),
});
