import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { countedAddress } from '@suvarna/contracts/service';
import { met } from '../../../../test-support/answers.fixtures.ts';

// Rows 53, 61, 62, 66 and 67 of the attack matrix (reliability rules §2 D), as far as the API meets them.

const service = ofSuite(() => startService('attacks'));
let token: string;
let port: number;
beforeAll(async () => {
  token = await service.guest();
  await service.app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (service.app.http.server.address() as AddressInfo).port;
});

const ADD = '/api/customer/cart/add/';
const add = (payload: string | Buffer, type?: string) =>
  service.app.http.inject({
    method: 'POST',
    url: ADD,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    payload,
  });
const lines = async (): Promise<number> =>
  Number((await service.column('select count(*) from cart_lines'))[0]);
const RIGHT = JSON.stringify({ product_id: PLAIN, quantity: 1 });

describe('a foreign page (row 53)', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['plain text', 'text/plain'],
    ['plain text that names JSON', 'text/plain; application/json'],
    ['no type', undefined],
  ])('changes nothing by %s', async (_name, type) => {
    const answer = await add(RIGHT, type);
    expect([answer.statusCode, answer.json<{ code: string }>().code, await lines()]).toEqual([
      415,
      'REQUEST.UNSUPPORTED_MEDIA_TYPE',
      0,
    ]);
  });

  it('cannot say that its method is another one', async () => {
    const answer = await service.app.http.inject({
      method: 'GET',
      url: ADD,
      headers: { authorization: `Bearer ${token}`, 'x-http-method-override': 'POST' },
    });
    expect([answer.statusCode, await lines()]).toEqual([404, 0]);
  });
});

describe('fields and values that were not asked for (rows 61 and 62)', () => {
  it.each(['price', 'role', 'customer_id', 'balance', 'unit_price_paise', '__proto__', 'constructor'])(
    '%s is refused',
    async (name) => {
      const answer = await add(`{"product_id":${PLAIN},"quantity":1,"${name}":{"x":1}}`, 'application/json');
      expect([answer.statusCode, await lines(), 'x' in {}]).toEqual([400, 0, false]);
    },
  );

  it('a parameter said twice is refused, not guessed at', async () => {
    expect(
      await met(service.get('/api/customer/cart/totals/?pincode=560001&pincode=110001', { token })),
    ).toBe('400 REQUEST.INVALID');
  });

  it.each(["1' or '1'='1", '1; drop table carts', '{"$gt":""}', "' union select 1 --"])(
    '%s is a value like any other, and no number',
    async (value) => {
      expect(
        (await add(JSON.stringify({ product_id: value, quantity: 1 }), 'application/json')).statusCode,
      ).toBe(400);
      expect((await service.post('/api/customer/cart/remove/', { item_id: value }, { token })).status).toBe(
        404,
      );
    },
  );
});

/** What the service says to these bytes until it closes the connection or `until` is answered. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      if (heard.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(heard.split('\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
  });
}

/** What a connection is answered first, once it is closed. */
async function firstLineOf(socket: ReturnType<typeof connect>): Promise<string> {
  let heard = '';
  for await (const chunk of socket) heard += (chunk as Buffer).toString('latin1');
  return heard.split('\r\n', 1)[0] ?? '';
}

describe('requests that cost more than they say (row 66)', () => {
  it.each([
    ['a megabyte', `{"a":"${'x'.repeat(1_048_576)}"}`, 413],
    ['ten thousand arrays in each other', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['ten thousand objects in each other', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
  ])('%s is refused while others are served', async (_name, body, status) => {
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => add(body, 'application/json')),
      service.app.http.inject('/livez'),
    ]);
    expect(new Set(answers.slice(0, -1).map(({ statusCode }) => statusCode))).toEqual(new Set([status]));
    expect(answers.at(-1)?.statusCode).toBe(200);
  });

  it.each([
    'application/json\t',
    '\tapplication/json',
    ' application/json',
    'application/json; charset=utf-8',
  ])('the type %j does not lead around the schema', async (type) => {
    const answer = await add('{"product_id":"x","extra":1}', type);
    expect([400, 415]).toContain(answer.statusCode);
    expect(await lines()).toBe(0);
  });

  it('a head without end is refused', async () => {
    const many = Array.from({ length: 10_000 }, (_value, at) => `x-${at}: 1\r\n`).join('');
    expect(await raw(`GET /livez HTTP/1.1\r\nhost: x\r\n${many}\r\n`)).toMatch(/^HTTP\/1\.1 431/);
  });

  it('a length that is said twice, or beside pieces, is refused', async () => {
    expect(
      await raw(
        'POST /livez HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 400/);
    expect(
      await raw('POST /livez HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcd'),
    ).toMatch(/^HTTP\/1\.1 400/);
  });

  it('a hundred callers who never finish keep no other caller waiting, and are ended at their deadline', async () => {
    const slow = await Promise.all(
      Array.from(
        { length: 100 },
        () =>
          new Promise<ReturnType<typeof connect>>((resolve) => {
            const socket = connect(port, '127.0.0.1', () => {
              socket.write(
                `POST ${ADD} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nidempotency-key: ${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
              );
              resolve(socket);
            });
          }),
      ),
    );
    const began = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(1_000);
    const { server } = service.app.http;
    expect(server.requestTimeout).toBe(10_000);
    expect(Reflect.get(server, 'connectionsCheckingInterval')).toBe(1_000);
    // Node takes the longer of the two for bodies.
    expect(server.headersTimeout).toBe(10_000);
    try {
      // Ten seconds of waiting would prove nothing that one does not.
      server.headersTimeout = 1_000;
      server.requestTimeout = 1_000;
      expect(new Set(await Promise.all(slow.map(firstLineOf)))).toEqual(
        new Set(['HTTP/1.1 408 Request Timeout']),
      );
    } finally {
      server.headersTimeout = 10_000;
      server.requestTimeout = 10_000;
      for (const socket of slow) socket.destroy();
    }
    // Nor are they taken for an outage of the database, in which everybody would be refused.
    expect(await service.guest()).toEqual(expect.any(String));
  });
});

describe('who calls (row 67)', () => {
  it('is not said by X-Forwarded-For of a caller who is no proxy of ours', async () => {
    const limited = await startService('forwarded', { LIMIT_EFFECTS_PER_MINUTE: '2' });
    const statuses = await Promise.all(
      ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map(
        async (forwarded) =>
          (
            await limited.app.http.inject({
              method: 'POST',
              url: '/api/customer/session/refresh/',
              remoteAddress: '203.0.113.9',
              headers: { 'x-forwarded-for': forwarded, 'content-type': 'application/json' },
              payload: '{}',
            })
          ).statusCode,
      ),
    );
    await limited.stop();
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:ffff::2', '2001:db8:0:1::/64'],
    ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
    ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'unknown'],
  ])('%s counts as %s', (ip, counted) => {
    expect(countedAddress(ip)).toBe(counted);
  });
});

describe('texts (row 67)', () => {
  const HOME = {
    house: '12',
    street: 'MG Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
    country_id: 'IN',
    mobile: '91-9845000000',
    email: 'asha@suvarna.example',
  };
  const keep = (full_name: string) =>
    service.post('/api/customer/guest_address/add/', { full_name, ...HOME }, { token });

  it('arrive composed, whatever keyboard wrote them', async () => {
    expect((await keep('Jose\u0301 Rao')).body.data).toMatchObject({ full_name: 'Jos\u00e9 Rao' });
    expect((await keep('अंजलि राव')).body.data).toMatchObject({ full_name: 'अंजलि राव' });
  });

  it.each([
    ['NUL', 'Asha\u0000Rao'],
    ['half a pair', 'Asha\ud800Rao'],
  ])('with %s are refused', async (_name, text) => {
    expect(await service.post('/api/coupon/coupon/apply/', { code: text }, { token })).toMatchObject({
      status: 400,
      body: { code: 'REQUEST.INVALID', fields: { '/code': expect.any(String) } },
    });
  });
});
