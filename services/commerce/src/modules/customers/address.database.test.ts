import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Address, AddressList } from '@suvarna/contracts/customers';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { customers } from './module.ts';
import { ADDRESSES_MAX, findAddress, listAddresses, mergeGuestAddresses } from './addresses.ts';
import { startService, type Answer, type Service } from '../../../test-support/service.fixtures.ts';

const HOME = {
  full_name: 'Asha Mehta',
  house: '12, Lotus House',
  street: '4th Cross, MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
  mobile: '91-9845000000',
};
const GUEST = { ...HOME, email: ' Asha@Suvarna.example ' };
let service: Service;
let token: string;

beforeAll(async () => {
  service = await startService('address', {}, { seeded: 'in part' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  token = await service.guest();
});

function data<Schema extends TSchema>(schema: Schema, answer: Answer) {
  expect([answer.status, [...Value.Errors(schema, answer.body.data)].slice(0, 3)]).toEqual([200, []]);
  return Value.Parse(schema, answer.body.data);
}
const add = (body: object = GUEST, as = token) =>
  service.post('/api/customer/guest_address/add/', body, { token: as });
const act = (action: string, body: object, as = token) =>
  service.post(`/api/customer/customer_address/${action}/`, body, { token: as });
const list = async (as = token): Promise<AddressList> =>
  data(AddressList, await service.get('/api/customer/customer_address/list/', { token: as }));
const ids = ({ results }: AddressList): [string, boolean][] =>
  results.map((address) => [address.address_id, address.is_default]);

describe("a guest's addresses", () => {
  it('are kept with an e-mail address, the first one as the default', async () => {
    expect(await list()).toEqual({ results: [], count: 0 });
    const first = data(Address, await add());
    expect(first).toEqual({
      ...HOME,
      landmark: '',
      address_id: expect.any(String),
      is_default: true,
      email: 'asha@suvarna.example',
    });
    const second = data(
      Address,
      await add({ ...GUEST, country_id: 'GB', pincode: 'sw1a1aa', state: '', mobile: '44-02079460018' }),
    );
    expect(second).toMatchObject({ pincode: 'SW1A 1AA', is_default: false });
    expect(ids(await list())).toEqual([
      [first.address_id, true],
      [second.address_id, false],
    ]);
  });

  it('change, take turns as the default, and go; then the newest of the others is the default', async () => {
    const [one, two, three] = [
      data(Address, await add()),
      data(Address, await add()),
      data(Address, await add()),
    ];
    expect(
      data(
        Address,
        await act('update', { address_id: two.address_id, ...HOME, city: 'Mysuru', pincode: '570001' }),
      ),
    ).toMatchObject({ city: 'Mysuru', email: 'asha@suvarna.example', is_default: false });
    expect(ids(data(AddressList, await act('set_default', { address_id: two.address_id })))).toEqual([
      [two.address_id, true],
      [three.address_id, false],
      [one.address_id, false],
    ]);
    expect(ids(data(AddressList, await act('delete', { address_id: two.address_id })))).toEqual([
      [three.address_id, true],
      [one.address_id, false],
    ]);
  });

  it("are no other shopper's: a foreign address is not found", async () => {
    const { address_id } = data(Address, await add());
    const stranger = await service.guest();
    for (const [action, body] of [
      ['update', { address_id, ...HOME }],
      ['delete', { address_id }],
      ['set_default', { address_id }],
      ['delete', { address_id: randomUUID() }],
    ] as const) {
      expect([action, await act(action, body, stranger)]).toMatchObject([
        action,
        { status: 404, body: { code: 'ADDRESS.NOT_FOUND' } },
      ]);
    }
    expect((await list(stranger)).count).toBe(0);
    expect((await list()).count).toBe(1);
    const { rows } = await service.pool.query<{ guest_id: string }>(
      'select guest_id from addresses where id = $1',
      [address_id],
    );
    expect(await findAddress(service.db, { kind: 'guest', id: randomUUID() }, address_id)).toBeUndefined();
    expect(
      await findAddress(service.db, { kind: 'guest', id: rows[0]?.guest_id ?? '' }, address_id),
    ).toMatchObject({ address_id });
  });

  it("are refused field by field with the specification's texts", async () => {
    const answer = await add({
      ...GUEST,
      full_name: '',
      house: '',
      pincode: '012345',
      mobile: '91-',
      email: 'nobody',
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'ADDRESS.INVALID',
        msg: 'Please enter your name',
        fields: {
          '/full_name': 'Please enter your name',
          '/house': 'Please enter your Address',
          '/pincode': 'Please enter valid pincode!',
          '/mobile': 'Please enter a contact number.',
          '/email': 'Please Enter Valid Email Id',
        },
      },
    });
    expect((await list()).count).toBe(0);
  });

  it.each([
    ['98450', 'IN', 'Please enter minimum 10 digits contact number.'],
    ['91-98450', 'IN', 'Please enter minimum 10 digits contact number.'],
    ['98450000001', 'IN', 'Please enter maximum 10 digits contact number.'],
    ['12345', 'GB', 'Please enter minimum 6 digits contact number.'],
    ['phone', 'IN', 'Please enter a valid contact number.'],
  ])(
    'say what the mobile number %s of %s lacks, with its code or without',
    async (mobile, country_id, text) => {
      expect(
        await add({
          ...GUEST,
          country_id,
          mobile,
          ...(country_id === 'GB' && { pincode: 'M1 1AE', state: '' }),
        }),
      ).toMatchObject({
        status: 400,
        body: { code: 'ADDRESS.INVALID', msg: text, fields: { '/mobile': text } },
      });
    },
  );

  it.each([
    ['GB', 'Enter valid post code!'],
    ['US', 'Enter valid zip code!'],
    ['SG', 'Enter Valid postal code'],
    ['AE', 'Enter valid po box number'],
    ['CA', 'Enter valid zip code!'],
  ])('say what a postcode of %s lacks', async (country_id, text) => {
    expect(await add({ ...GUEST, country_id, pincode: '?' })).toMatchObject({
      status: 400,
      body: { code: 'ADDRESS.INVALID', msg: text, fields: { '/pincode': text } },
    });
  });

  it('go to Others, with a zip code of two to ten digits', async () => {
    const hanoi = {
      ...GUEST,
      country_id: 'OTH',
      city: 'Hanoi',
      state: 'Hanoi, Vietnam',
      pincode: '100000',
      mobile: '+84 912 345 678',
    };
    const kept = data(Address, await add(hanoi));
    expect(kept).toMatchObject({
      country_id: 'OTH',
      pincode: '100000',
      state: 'Hanoi, Vietnam',
      mobile: '84-912345678',
    });
    for (const pincode of ['12', '1234567890']) expect((await add({ ...hanoi, pincode })).status).toBe(200);
    for (const pincode of ['1', '12345678901', 'A12'])
      expect(await add({ ...hanoi, pincode })).toMatchObject({
        status: 400,
        body: { code: 'ADDRESS.INVALID', fields: { '/pincode': 'Enter valid zip code!' } },
      });
    expect(await add({ ...hanoi, mobile: '912345678', state: '' })).toMatchObject({
      status: 400,
      body: {
        fields: {
          '/mobile': 'For a number outside India, please start with + and the country code.',
          '/state': 'This field is required',
        },
      },
    });
  });

  it('have room, but not for a script', async () => {
    for (let at = 0; at < ADDRESSES_MAX; at += 1) expect((await add()).status).toBe(200);
    expect(await add()).toMatchObject({ status: 400, body: { code: 'REQUEST.TOO_LARGE' } });
  });

  it('have one default however many calls race', async () => {
    const added = await Promise.all(Array.from({ length: 6 }, () => add()));
    const all = added.map((answer) => data(Address, answer).address_id);
    await Promise.all(all.map((address_id) => act('set_default', { address_id })));
    expect((await list()).results.filter((address) => address.is_default)).toHaveLength(1);
  });

  it('come once for one key', async () => {
    const headers = { 'idempotency-key': 'address-1' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        service.post('/api/customer/guest_address/add/', GUEST, { token, headers }),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await list()).count).toBe(1);
  });

  it('that were not right are looked at again under their key, with every field named', async () => {
    const post = (body: object) =>
      service.post('/api/customer/guest_address/add/', body, {
        token,
        headers: { 'idempotency-key': 'address-2' },
      });
    const first = await post({ ...GUEST, pincode: '12' });
    expect(first).toMatchObject({ status: 400, body: { code: 'ADDRESS.INVALID' } });
    expect((await post({ ...GUEST, pincode: '12' })).body).toEqual(first.body);
    expect((await post(GUEST)).status).toBe(200);
  });
});

describe('an Indian address', () => {
  it('is in the state of its pincode, as tax follows from the state', async () => {
    expect(data(Address, await add({ ...GUEST, state: 'Kerala' })).state).toBe('Karnataka');
  });

  it('may be in either state of a pincode that lies in two', async () => {
    expect(data(Address, await add({ ...GUEST, pincode: '605014', state: 'Tamil Nadu' })).state).toBe(
      'Tamil Nadu',
    );
    expect(data(Address, await add({ ...GUEST, pincode: '605014', state: 'Kerala' })).state).toBe(
      'Puducherry',
    );
  });

  it('keeps its state when the pincode is in no table', async () => {
    expect(data(Address, await add({ ...GUEST, pincode: '199999', state: 'jammu & kashmir' })).state).toBe(
      'Jammu and Kashmir',
    );
  });
});

describe('who may', () => {
  it.each(['list', 'add', 'update', 'delete', 'set_default'])('%s needs a session', async (action) => {
    const answer =
      action === 'list'
        ? await service.get('/api/customer/customer_address/list/')
        : await service.post(`/api/customer/customer_address/${action}/`, {});
    expect(answer.status).toBe(401);
  });

  it('adds to an account only with an account', async () => {
    expect(await act('add', HOME)).toMatchObject({ status: 401, body: { code: 'SESSION.TOKEN_MISSING' } });
  });
});

describe('a malformed address', () => {
  it('is a 400 with a code, and changes nothing', async () => {
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.constant(null),
      fc.constant({}),
      fc.constant('x'.repeat(5_000)),
    );
    const wrong = fc.record(
      { ...Object.fromEntries(Object.keys(GUEST).map((field) => [field, value])) },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(wrong, async (body) => {
        const answer = await add(body);
        expect(answer).toMatchObject({ status: 400, body: { error: true, data: null } });
        expect(['REQUEST.INVALID', 'ADDRESS.INVALID']).toContain(answer.body.code);
      }),
      { numRuns: 200 },
    );
    expect((await list()).count).toBe(0);
  });
});

describe('at sign-in', () => {
  async function openAccount(): Promise<string> {
    const customerId = randomUUID();
    await service.pool.query(
      "insert into customers (id, email, password_hash, first_name, last_name) values ($1, $2, 'x', 'A', 'B')",
      [customerId, `${customerId}@suvarna.example`],
    );
    return customerId;
  }
  async function guestOf(addressId: string): Promise<string> {
    const { rows } = await service.pool.query<{ guest_id: string }>(
      'select guest_id from addresses where id = $1',
      [addressId],
    );
    return rows[0]?.guest_id ?? '';
  }
  const merge = (guestId: string, customerId: string): Promise<void> =>
    service.db.transaction().execute((tx) => mergeGuestAddresses(tx, guestId, customerId));

  it("a guest's addresses go into the account once; its own default stays", async () => {
    const customerId = await openAccount();
    const { address_id } = data(Address, await add());
    const guestId = await guestOf(address_id);
    for (const _time of [1, 2]) await merge(guestId, customerId);
    expect(await findAddress(service.db, { kind: 'customer', id: customerId }, address_id)).toMatchObject({
      is_default: true,
    });
    expect((await list()).count).toBe(0);
    const next = data(Address, await add());
    await merge(guestId, customerId);
    expect(
      await findAddress(service.db, { kind: 'customer', id: customerId }, next.address_id),
    ).toMatchObject({ is_default: false });
  });

  it('what no browser can reach any more goes: of a guest who is gone, and what an account had no room for', async () => {
    const gone = data(Address, await add());
    const here = data(Address, await add(GUEST, await service.guest()));
    const left = async () =>
      (
        await service.pool.query<{ id: string }>('select id from addresses where id = any($1::uuid[])', [
          [gone.address_id, here.address_id],
        ])
      ).rows.map(({ id }) => id);
    const cleanup = (at: number) => customers.cleanup?.(service.db, new Date(at));
    await cleanup(Date.now());
    expect(await left()).toHaveLength(2);
    // As a sign-in does with the guest it came from.
    await service.pool.query('update sessions set revoked_at = now() where guest_id = $1', [
      await guestOf(gone.address_id),
    ]);
    await cleanup(Date.now());
    expect(await left()).toEqual([here.address_id]);
    await cleanup(Date.now() + 31 * 86_400_000);
    expect(await left()).toEqual([]);
  });

  it('an account takes no more than it has room for, the newest first', async () => {
    const customerId = await openAccount();
    await service.pool.query(
      `insert into addresses (id, customer_id, full_name, house, street, landmark, city, state, pincode, country_id, mobile, email, is_default, created_at)
       select gen_random_uuid(), $1, 'Tara Sen', '1', '', '', 'Pune', 'Maharashtra', '411001', 'IN', '+919812345678', '', at = 1, now() - interval '1 day'
       from generate_series(1, $2::int) as at`,
      [customerId, ADDRESSES_MAX - 1],
    );
    const older = data(Address, await add());
    const newer = data(Address, await add());
    const customer = { kind: 'customer', id: customerId } as const;
    await merge(await guestOf(older.address_id), customerId);
    expect(await listAddresses(service.db, customer)).toHaveLength(ADDRESSES_MAX);
    expect(await findAddress(service.db, customer, newer.address_id)).toBeDefined();
    expect(await findAddress(service.db, customer, older.address_id)).toBeUndefined();
    expect((await list()).results).toMatchObject([{ address_id: older.address_id }]);
  });
});
