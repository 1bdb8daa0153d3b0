import Fastify from 'fastify';
import { expect, it } from '@jest/globals';
import { FileUnavailable, TooManyWait } from '../../elsewhere/file-unavailable.ts';
import { createMetrics } from '../../metrics.ts';
import { filesRoutes } from './files.routes.ts';

it.each([
  ['is not there', null, { status: 404, told: [], shed: 0 }],
  ['was changed', new Error('changed'), { status: 404, told: ['error'], shed: 0 }],
  ['cannot be had now', new FileUnavailable('away'), { status: 503, told: ['warn'], shed: 0 }],
  ['too many wait for', new TooManyWait('too many'), { status: 503, told: [], shed: 1 }],
])('a file that %s', async (_what, outcome, { status, told, shed }) => {
  const lines: string[] = [];
  const noting = (level: string) => () => {
    lines.push(level);
  };
  const metrics = createMetrics();
  const app = Fastify();
  filesRoutes(app, {
    files: { find: () => (outcome === null ? Promise.resolve(null) : Promise.reject(outcome)) },
    metrics,
    log: { info: noting('info'), warn: noting('warn'), error: noting('error'), fatal: noting('fatal') },
  });
  const { statusCode, headers } = await app.inject('/remotes/demo/1.0.0/page.js');
  expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([
    status,
    'no-store',
    status === 503 ? '1' : undefined,
  ]);
  expect(lines).toEqual(told);
  const counted = (await metrics.shed.get()).values.find(({ labels }) => labels.kind === 'files');
  expect(counted?.value ?? 0).toBe(shed);
  await app.close();
});
