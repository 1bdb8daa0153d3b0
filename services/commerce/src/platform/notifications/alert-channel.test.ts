import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { ClaimedRow } from '../outbox/outbox.store.ts';
import { alertChannel } from './alert-channel.ts';

const log = pino({ level: 'silent' });
const row: ClaimedRow = {
  id: 'a-row',
  type: 'alert.rate_stale',
  key: 'k',
  payload: { event: 'rate_stale', text: 'No gold rate was published.', days: 2 },
  expires_at: null,
  attempts: 1,
  trace_context: null,
  claim: 'c',
};
let server: Server | undefined;
afterEach(() => {
  server?.close();
});

async function channelThatAnswers(status: number, heard: string[] = []): Promise<string> {
  server = createServer((request, response) => {
    request.on('data', (part) => heard.push(String(part)));
    request.on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
}

describe('an alert of the store', () => {
  it('goes to the channel of the operators, with its id', async () => {
    const heard: string[] = [];
    await alertChannel(await channelThatAnswers(200, heard), log).deliver(row);
    expect(JSON.parse(heard.join(''))).toEqual({
      text: 'rate_stale: No gold rate was published., days 2 (a-row)',
    });
  });

  it('that is refused is tried again, and without a channel stands in the log alone', async () => {
    const url = await channelThatAnswers(500);
    await expect(alertChannel(url, log).deliver(row)).rejects.toThrow('answered 500');
    await expect(alertChannel(null, log).deliver(row)).resolves.toBeUndefined();
  });
});
