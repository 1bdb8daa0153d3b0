import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { goldApi } from './gold-api.ts';

const TOKEN = 'token-of-the-gold-feed-0123456789';
const RIGHT = { timestamp: 1_795_000_000, metal: 'XAU', currency: 'INR', price_gram_24k: 12_899.128 };
let said: { readonly status: number; readonly body: string };
const asked: (string | undefined)[] = [];
const server = createServer((request, answer) => {
  asked.push(`${request.url} ${String(request.headers['x-access-token'])}`);
  answer.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
});
let url: string;
beforeAll(async () => {
  url = await listenAt(server);
});
afterAll(() => shut(server));

const read = (status: number, body: unknown) => {
  said = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return goldApi({ name: 'goldapi', url, token: TOKEN }).read();
};

describe('GoldAPI', () => {
  it('is read by its token, in paise for a gram of fine gold', async () => {
    expect(await read(200, RIGHT)).toEqual({ fine: 12_899_13, at: new Date(1_795_000_000_000) });
    expect(asked.at(-1)).toBe(`/api/XAU/INR ${TOKEN}`);
  });

  it.each([
    ['is away', 503, '{}'],
    ['does not know the token', 403, '{"error":"Invalid API Key"}'],
    ['says nothing', 200, ''],
    ['tells another metal', 200, { ...RIGHT, metal: 'XAG' }],
    ['tells other money', 200, { ...RIGHT, currency: 'USD' }],
    ['tells no number', 200, { ...RIGHT, price_gram_24k: '12899' }],
    ['tells nothing for a gram', 200, { ...RIGHT, price_gram_24k: 0 }],
    ['tells what is no gold', 200, { ...RIGHT, price_gram_24k: 1_000_000 }],
    ['does not say when', 200, { ...RIGHT, timestamp: undefined }],
  ])('is not believed where it %s', async (_, status, body) => {
    await expect(read(status, body)).rejects.toMatchObject({ name: 'FeedUnavailable' });
  });

  it('is unavailable where no server listens', async () => {
    await expect(
      goldApi({ name: 'goldapi', url: 'http://127.0.0.1:1', token: TOKEN }).read(),
    ).rejects.toMatchObject({
      name: 'FeedUnavailable',
    });
  });
});
