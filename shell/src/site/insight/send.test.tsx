import { afterEach, expect, it, jest } from '@jest/globals';
import { tell } from './send.ts';

afterEach(() => {
  document.cookie = 'currency_code=; max-age=0';
});

it.each([
  ['GBP', 'GBP'],
  ['OTH-USD', 'USD'],
  ['', 'INR'],
])('what is told carries the type and the currency of every call (cookie %j: %s)', (cookie, currency) => {
  document.cookie = `currency_code=${cookie}`;
  const sent = jest.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  globalThis.fetch = sent;
  tell('/api/server/events/', { events: [] });
  expect(sent.mock.calls[0]?.[1]?.headers).toEqual({
    'Content-Type': 'application/json',
    currency_code: currency,
  });
});
