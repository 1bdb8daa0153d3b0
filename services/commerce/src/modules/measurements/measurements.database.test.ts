import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  FINGER_UM,
  MeasuredPeople,
  MeasuredPerson,
  PEOPLE_MAX,
  PersonBody,
  WRIST_UM,
} from '@suvarna/contracts/measurements';
import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import { addAccount } from '../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../test-support/service.fixtures.ts';
import { addPerson } from './people.ts';
import { data, met } from '../../../test-support/answers.fixtures.ts';

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
const service = ofSuite(() => startService('measurements'));
let token: string;

async function customer(): Promise<string> {
  const email = `fingers-${randomUUID().slice(0, 8)}@example.in`;
  await addAccount(service.db, { email, password: PASSWORD, email_verified_at: new Date() });
  return await service.signedIn({ email, password: PASSWORD });
}

beforeEach(async () => {
  token = await customer();
});

const call = (action: string, body: object, as = token): Promise<Answer> =>
  service.post(`${API}/${action}/`, body, { token: as });
const add = async (body: object = ASHA): Promise<MeasuredPerson> =>
  data(MeasuredPerson, await call('add', body));
const list = async (as = token): Promise<MeasuredPeople> =>
  data(MeasuredPeople, await service.get(`${API}/list/`, { token: as }));

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
    expect(await met(call('delete', { person_id, version: 2 }))).toBe('404 MEASUREMENT.NOT_FOUND');
  });

  it('are one customer and twenty people at most, however many calls race', async () => {
    const selves = await Promise.all([1, 2, 3].map(() => call('add', { ...ASHA, relation: 'me', name: '' })));
    expect(
      selves.map(({ body }) => body.code ?? 'taken').toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['MEASUREMENT.SELF_EXISTS', 'MEASUREMENT.SELF_EXISTS', 'taken']);
    const answers = await Promise.all(Array.from({ length: PEOPLE_MAX + 2 }, () => call('add', ASHA)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PEOPLE_MAX - 1);
    expect(await met(call('add', ASHA))).toBe('409 MEASUREMENT.TOO_MANY');
    const { results } = await list();
    const other = results.at(-1);
    expect(
      await met(
        call('update', {
          ...ASHA,
          relation: 'me',
          person_id: other?.person_id,
          version: other?.version,
        }),
      ),
    ).toBe('409 MEASUREMENT.SELF_EXISTS');
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
    const rows = await service.rows(
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
    expect(await met(second)).toBe('409 MEASUREMENT.CHANGED');
    expect(second.body.data).toEqual(first);
    const removal = await call('delete', { person_id, version });
    expect(await met(removal)).toBe('409 MEASUREMENT.CHANGED');
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
    expect(await met(call('add', { ...ASHA, ...wrong }))).toBe(`400 ${code}`);
    expect(await met(call('update', { ...ASHA, ...wrong, person_id, version }))).toBe(`400 ${code}`);
    expect((await list()).results).toEqual([person]);
  });
});
