/** Operators who order at the same moment: the registry hears each of them when all have seen the same. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenAt, shut } from '@suvarna/testing/local-server';

export interface OrdersAtOnce {
  /** In the place of the registry's own. */
  readonly registry: string;
  close(): Promise<void>;
}

/** What changes something waits until so many have come; then they go on one after the other. What only reads goes on at once. */
export async function ordersAtOnce(registry: string, operators: number): Promise<OrdersAtOnce> {
  let waiting: (() => Promise<void>)[] = [];
  const pass = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = asked;
    const body = await buffer(asked);
    const send = async (): Promise<void> => {
      const given = await fetch(registry + url, {
        method,
        headers: {
          authorization: headers.authorization ?? '',
          ...(body.length > 0 && { 'content-type': headers['content-type'] ?? '' }),
        },
        ...(body.length > 0 && { body }),
      });
      answer
        .writeHead(given.status, { 'content-type': given.headers.get('content-type') ?? '' })
        .end(await given.text());
    };
    if (method === 'GET') return send();
    waiting.push(send);
    if (waiting.length < operators) return;
    const all = waiting;
    waiting = [];
    for (const next of all) await next();
  };
  const server = createServer((asked, answer) => {
    pass(asked, answer).catch((error: unknown) => answer.writeHead(502).end(String(error)));
  });
  return { registry: await listenAt(server), close: () => shut(server) };
}
