import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  FINGER_UM,
  MeasuredPeople,
  MeasuredPerson,
  PEOPLE_MAX,
  PersonBody,
  WRIST_UM,
} from '@suvarna/contracts/measurements';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { accessTokenOf } from '../../../test-support/identity.fixtures.ts';
import {
  CHEAP_PASSWORDS,
  startService,
  type Answer,
  type Service,
} from '../../../test-support/service.fixtures.ts';
import { addCustomer } from '../identity/records/customer.store.ts';
import { hashPassword } from '../identity/password/password.ts';
import { addPerson } from './people.ts';

const API = '/api/customer/measurement';
const PASSWORD = 'Fingers#2026-pass';
const ring = (um: number, finger = 'ring', hand = 'left') => ({ hand, finger, circumference_um: um });
const ASHA = {
  relation: 'child',
  name: 'Asha',
  rings: [ring(54_400)],
  bangle: '2-4',
  chain: '18',
  wrist_um: 165_000,
};
let service: Service;
let token: string;

async function customer(): Promise<string> {
  const email = `fingers-${randomUUID().slice(0, 8)}@example.in`;
  await addCustomer(service.db, {
    email,
    password_hash: await hashPassword(PASSWORD, CHEAP_PASSWORDS),
    first_name: 'Meera',
    last_name: 'Rao',
    phone_no: '',
    email_verified_at: new Date(),
  });
  return accessTokenOf(await service.post('/api/customer_account/login', { email, password: PASSWORD }));
}

beforeAll(async () => {
  service = await startService('measurements');
});
afterAll(() => service.stop());
beforeEach(async () => {
  token = await customer();
});

function data<Schema extends TSchema>(schema: Schema, answer: Answer) {
  expect([answer.status, [...Value.Errors(schema, answer.body.data)].slice(0, 3)]).toEqual([200, []]);
  return Value.Parse(schema, answer.body.data);
}
const call = (action: string, body: object, as = token): Promise<Answer> =>
  service.post(`${API}/${action}/`, body, { token: as });
const add = async (body: object = ASHA): Promise<MeasuredPerson> =>
  data(MeasuredPerson, await call('add', body));
const list = async (as = token): Promise<MeasuredPeople> =>
  data(MeasuredPeople, await service.get(`${API}/list/`, { token: as }));
const refusal = ({ status, body }: Answer) => [status, body.code];

describe('the people of a customer', () => {
  it('are kept with their sizes, the customer first', async () => {
    expect(await list()).toEqual({ results: [], count: 0 });
    const asha = await add({
      ...ASHA,
      name: '  Asha  Rao ',
      rings: [ring(61_000, 'thumb', 'right'), ring(54_600)],
    });
    expect(asha).toEqual({
      person_id: expect.any(String),
      version: 1,
      relation: 'child',
      name: 'Asha Rao',
      rings: [
        { ...ring(54_600), size: '14' },
        { ...ring(61_000, 'thumb', 'right'), size: '21' },
      ],
      bangle: '2-4',
      chain: '18',
      wrist_um: 165_000,
      bracelet: '7',
    });
    const me = await add({ ...ASHA, relation: 'me', name: '', wrist_um: null });
    expect(me).toMatchObject({ name: '', wrist_um: null, bracelet: '' });
    expect((await list()).results).toEqual([me, asha]);
  });

  it('change as a whole, and go', async () => {
    const { person_id, version } = await add();
    const changed = data(
      MeasuredPerson,
      await call('update', { ...ASHA, person_id, version, rings: [ring(56_300, 'index')], bangle: '' }),
    );
    expect(changed).toMatchObject({ version: 2, rings: [{ finger: 'index', size: '16' }], bangle: '' });
    expect((await list()).results).toEqual([changed]);
    expect(data(MeasuredPeople, await call('delete', { person_id, version: 2 })).count).toBe(0);
    expect(refusal(await call('delete', { person_id, version: 2 }))).toEqual([404, 'MEASUREMENT.NOT_FOUND']);
  });

  it('are one customer and twenty people at most, however many calls race', async () => {
    const selves = await Promise.all([1, 2, 3].map(() => call('add', { ...ASHA, relation: 'me', name: '' })));
    expect(
      selves.map(({ body }) => body.code ?? 'taken').toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['MEASUREMENT.SELF_EXISTS', 'MEASUREMENT.SELF_EXISTS', 'taken']);
    const answers = await Promise.all(Array.from({ length: PEOPLE_MAX + 2 }, () => call('add', ASHA)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PEOPLE_MAX - 1);
    expect(refusal(await call('add', ASHA))).toEqual([409, 'MEASUREMENT.TOO_MANY']);
    const { results } = await list();
    const other = results.at(-1);
    expect(
      refusal(
        await call('update', {
          ...ASHA,
          relation: 'me',
          person_id: other?.person_id,
          version: other?.version,
        }),
      ),
    ).toEqual([409, 'MEASUREMENT.SELF_EXISTS']);
  });

  it('come once for one key', async () => {
    const headers = { 'idempotency-key': 'person-1' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => service.post(`${API}/add/`, ASHA, { token, headers })),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await list()).count).toBe(1);
  });

  it('go with their account', async () => {
    const customerId = randomUUID();
    await service.pool.query(
      "insert into customers (id, email, password_hash, first_name, last_name) values ($1, $2, 'x', 'A', 'B')",
      [customerId, `${customerId}@suvarna.example`],
    );
    const { person_id } = await service.db
      .transaction()
      .execute((tx) => addPerson(tx, customerId, Value.Parse(PersonBody, ASHA), new Date()));
    // What deleting an account comes down to in the end.
    for (const [table, column] of [
      ['carts', 'customer_id'],
      ['customers', 'id'],
    ])
      await service.pool.query(
        `begin; set local role none; delete from ${table} where ${column} = '${customerId}'; commit`,
      );
    const { rows } = await service.pool.query(
      'select from measured_people p full join measured_rings r on r.person_id = p.id where p.id = $1 or r.person_id = $1',
      [person_id],
    );
    expect(rows).toEqual([]);
  });
});

describe('two windows', () => {
  it('never lose each other’s change: the second is told what is there now', async () => {
    const { person_id, version } = await add();
    const first = data(MeasuredPerson, await call('update', { ...ASHA, person_id, version, chain: '20' }));
    const second = await call('update', { ...ASHA, person_id, version, bangle: '2-6' });
    expect(refusal(second)).toEqual([409, 'MEASUREMENT.CHANGED']);
    expect(second.body.data).toEqual(first);
    const removal = await call('delete', { person_id, version });
    expect(refusal(removal)).toEqual([409, 'MEASUREMENT.CHANGED']);
    expect((await list()).results).toEqual([first]);
  });

  it('that write in the same moment: one of them is kept whole, the others are told', async () => {
    const { person_id, version } = await add();
    const sizes = ['16', '18', '20', '22', '24'];
    const answers = await Promise.all(
      sizes.map((chain, index) =>
        call('update', { ...ASHA, person_id, version, chain, rings: [ring(50_000 + index * 1_000)] }),
      ),
    );
    const kept = answers.filter(({ status }) => status === 200);
    expect(kept).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'MEASUREMENT.CHANGED')).toHaveLength(4);
    expect((await list()).results).toEqual([kept[0]?.body.data]);
  });
});

describe('sizes', () => {
  it.each([
    ['a finger that no person has', { rings: [ring(FINGER_UM.least - 1)] }, 'REQUEST.INVALID'],
    ['a finger like a wrist', { rings: [ring(FINGER_UM.most + 1)] }, 'REQUEST.INVALID'],
    ['half a micrometre', { rings: [ring(54_400.5)] }, 'REQUEST.INVALID'],
    ['a sixth finger', { rings: [ring(54_400, 'sixth')] }, 'REQUEST.INVALID'],
    ['one finger twice', { rings: [ring(54_400), ring(55_100)] }, 'MEASUREMENT.FINGER_TWICE'],
    ['a bangle that is not sold', { bangle: '2.4' }, 'REQUEST.INVALID'],
    ['a chain that is not sold', { chain: '17' }, 'REQUEST.INVALID'],
    ['a wrist like a finger', { wrist_um: WRIST_UM.least - 1 }, 'REQUEST.INVALID'],
    ['a wrist like a waist', { wrist_um: WRIST_UM.most + 1 }, 'REQUEST.INVALID'],
    ['no person’s', { name: ' ' }, 'REQUEST.INVALID'],
    ['a name of signs', { name: '<b>' }, 'REQUEST.INVALID'],
    ['a relation that is none', { relation: 'neighbour' }, 'REQUEST.INVALID'],
  ])('refuse %s, and keep what was there', async (_what, wrong, code) => {
    const person = await add();
    const { person_id, version } = person;
    expect(refusal(await call('add', { ...ASHA, ...wrong }))).toEqual([400, code]);
    expect(refusal(await call('update', { ...ASHA, ...wrong, person_id, version }))).toEqual([400, code]);
    expect((await list()).results).toEqual([person]);
  });

  it('whatever is sent is taken or refused with a code, never half', async () => {
    const odd = fc.oneof(fc.constantFrom<unknown>(null, '', {}, [], 54_400, '14', -1), fc.string());
    const wrong = fc.record(
      {
        ...Object.fromEntries(Object.keys(ASHA).map((field) => [field, odd])),
        rings: fc.oneof(
          odd,
          fc.array(fc.record({ hand: odd, finger: odd, circumference_um: odd }, { requiredKeys: [] })),
        ),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(wrong, async (fields) => {
        const answer = await call('add', { ...ASHA, relation: 'neighbour', ...fields });
        expect(answer).toMatchObject({ status: 400, body: { error: true, code: 'REQUEST.INVALID' } });
      }),
      { numRuns: 100 },
    );
    expect((await list()).count).toBe(0);
  });
});

describe('who may', () => {
  it('a guest keeps no sizes and is asked to sign in', async () => {
    const guest = await service.guest();
    expect(refusal(await service.get(`${API}/list/`, { token: guest }))).toEqual([
      401,
      'SESSION.TOKEN_MISSING',
    ]);
    expect(refusal(await call('add', ASHA, guest))).toEqual([401, 'SESSION.TOKEN_MISSING']);
  });

  it('another’s people are not found', async () => {
    const { person_id, version } = await add();
    const owner = token;
    const stranger = await customer();
    for (const [action, body] of [
      ['update', { ...ASHA, person_id, version }],
      ['delete', { person_id, version }],
    ] as const)
      expect(refusal(await call(action, body, stranger))).toEqual([404, 'MEASUREMENT.NOT_FOUND']);
    expect((await list(stranger)).count).toBe(0);
    expect((await list(owner)).count).toBe(1);
  });
});
