import { afterEach, expect, it } from '@jest/globals';
import { createServer, request, Agent, type ServerResponse } from 'node:http';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { until } from '@suvarna/testing/until';
import { createDrain, endQuietly } from './drain.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A server that answers when it is told to. */
async function aServer() {
  const drain = createDrain();
  const held: ServerResponse[] = [];
  const server = createServer((_request, response) => held.push(response));
  drain.watch(server);
  const origin = await listenAt(server);
  open.push(() => shut(server));
  const agent = new Agent({ keepAlive: true });
  open.push(async () => agent.destroy());
  const ask = async (): Promise<string | undefined> => {
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
    request(origin, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.headers.connection));
    })
      .on('error', reject)
      .end();
    return promise;
  };
  return { drain, held, server, ask };
}

it('closes the connections of calls under way and of those that come, and of none before', async () => {
  const { drain, held, ask } = await aServer();
  const before = ask();
  (await until(() => held.shift())).end();
  expect(await before).toBe('keep-alive');

  const underWay = ask();
  const answer = await until(() => held.shift());
  drain.begin();
  answer.end();
  expect(await underWay).toBe('close');

  const later = ask();
  (await until(() => held.shift())).end();
  expect(await later).toBe('close');
});

it('ends a connection with the answer whose head is on its way, and the server with it', async () => {
  const { drain, held, server, ask } = await aServer();
  const asked = ask();
  const answer = await until(() => held.shift());
  answer.flushHeaders();
  drain.begin();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  answer.end();
  expect(await asked).toBe('keep-alive');
  await closed;
});

it('says no, gives notice, and then closes', async () => {
  const said: string[] = [];
  const { promise: noticed, resolve } = Promise.withResolvers<void>();
  await endQuietly({
    noticeMs: 1,
    drain: () => {
      said.push('not ready');
      setImmediate(() => {
        said.push('still answers');
        resolve();
      });
    },
    close: async () => {
      await noticed;
      said.push('closed');
    },
  });
  expect(said).toEqual(['not ready', 'still answers', 'closed']);
});
