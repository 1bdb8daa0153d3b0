import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PersonalDataState } from '@suvarna/contracts/privacy';
import {
  accessTokenOf,
  aMoment,
  codeSentTo,
  sentMessages,
  addAccount,
  customerIdOf,
} from '../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../test-support/service.fixtures.ts';
import { MODULES } from '../../modules.ts';
import { addCredit, withdrawCredit } from '../credits/index.ts';
import { askForDeletion } from '../identity/records/account-deletion.store.ts';
import { askForCopy } from './copy.store.ts';
import { deleteAccounts } from './delete-accounts.ts';
import { makeCopies } from './make-copies.ts';
import { HOME } from '../../../test-support/address.fixtures.ts';

const DAY = 86_400_000;
const PASSWORD = 'Suvarna#2026';
const moment = aMoment();
const service = ofSuite(() =>
  startService('privacy', { LIMIT_LOGIN_ATTEMPTS: '1000' }, { clock: moment.clock }),
);
let people = 0;
let email: string;
let token: string;
let customerId: string;
let cookies = '';

const login = (): Promise<Answer> =>
  service.post('/api/customer_account/login', { email, password: PASSWORD });
beforeEach(() => signUp());
async function signUp(): Promise<void> {
  email = `private-${++people}@suvarna.example`;
  await addAccount(service.db, {
    email,
    email_verified_at: moment.clock(),
    password: PASSWORD,
    first_name: 'Meera',
    last_name: 'Shah',
  });
  token = accessTokenOf(await login());
  customerId = await customerIdOf(service.db, email);
}

const state = (): Promise<PersonalDataState> =>
  service.read('/api/customer/personal_data/details/', { token });
const download = (as = token) =>
  service.app.http.inject({
    method: 'GET',
    url: '/api/customer/personal_data/download/',
    headers: { authorization: `Bearer ${as}`, cookie: cookies },
  });
const askToDelete = (): Promise<Answer> =>
  service.post('/api/customer/customer_account/delete_request/', { understood: true }, { token });
const eraseDue = (): Promise<number> => deleteAccounts(service.app.deps, moment.clock());

describe('tables with a customer in them', () => {
  it('are each told in the copy, or named with the reason why not, those behind them too', async () => {
    // Rows of a customer, and rows that belong to one of those, however far from the customer.
    const rows = await service.rows<{ name: string }>(`
      with recursive of_customers as (
        select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname = 'commerce' and (c.relname = 'customers' or exists (
          select from pg_attribute a
          where a.attrelid = c.oid and a.attname = 'customer_id' and a.attnum > 0 and not a.attisdropped))
        union
        select f.conrelid from of_customers o join pg_constraint f on f.confrelid = o.oid and f.contype = 'f'
      )
      select c.relname as name from of_customers o join pg_class c on c.oid = o.oid`);
    const there = rows.map(({ name }) => name).sort();
    const named = MODULES.flatMap(({ personalData }) => [
      ...(personalData?.exported ?? []),
      ...Object.keys(personalData?.notExported ?? {}),
    ]);
    expect(named.toSorted()).toEqual(there);
  });
});

describe('what is asked for again', () => {
  it('is the same, however often a connection was asked', async () => {
    // PostgreSQL plans a statement for all values once it was run five times.
    await service.db.transaction().execute(async (tx) => {
      const at = moment.clock();
      for (let time = 0; time < 8; time += 1) {
        await askForCopy(tx, customerId, at);
        expect(await askForDeletion(tx, { customerId, at, dueAt: at })).toEqual(at);
      }
      await tx.deleteFrom('data_exports').where('customer_id', '=', customerId).execute();
      await tx.updateTable('delete_requests').set({ state: 'cancelled', ended_at: at }).execute();
    });
  });
});

describe('a copy of the data', () => {
  it('is made by the job, told of, downloaded by its owner for two days, and gone then', async () => {
    const answer = await login();
    token = accessTokenOf(answer);
    cookies = [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    expect((await download()).statusCode).toBe(404);
    await service.post('/api/customer/personal_data/copy/', {}, { token });
    expect((await state()).copy).toMatchObject({ state: 'waiting', until: '' });
    expect(await makeCopies(service.app.deps, moment.clock())).toBe(1);
    expect((await sentMessages(service))[0]).toMatchObject({ to: email, template: 'data-copy-ready' });
    const file = await download();
    expect(file.headers['content-disposition']).toContain('attachment');
    const said = JSON.parse(file.body) as Record<string, unknown>;
    expect(said).toMatchObject({ account: { email, first_name: 'Meera' }, addresses: [], orders: [] });
    expect(file.body).not.toContain('scrypt$');
    expect(file.body).not.toContain('_hash');
    const rows = await service.rows<{ sealed: Buffer }>('select sealed from data_exports where state = $1', [
      'ready',
    ]);
    expect(rows[0]?.sealed.includes(Buffer.from(email))).toBe(false);
    // All of the day that the message names.
    moment.pass(2 * DAY);
    token = accessTokenOf(await login());
    expect((await state()).copy).toMatchObject({ state: 'ready' });
    moment.pass(DAY);
    token = accessTokenOf(await login());
    expect((await state()).copy).toMatchObject({ state: 'gone' });
    for (const { cleanup } of MODULES) await cleanup?.(service.db, moment.clock());
    const kept = await service.pool.query('select 1 from data_exports where sealed is not null');
    expect(kept.rows).toEqual([]);
  });

  it('is made of everybody else, where one fails', async () => {
    await service.post('/api/customer/personal_data/copy/', {}, { token });
    const first = customerId;
    await signUp();
    await service.post('/api/customer/personal_data/copy/', {}, { token });
    const { account } = service.app.deps;
    const collect: typeof account.collect = (tx, id) =>
      id === first ? Promise.reject(new Error('unreadable')) : account.collect(tx, id);
    await expect(
      makeCopies({ ...service.app.deps, account: { ...account, collect } }, moment.clock()),
    ).rejects.toThrow('1 could not be worked on');
    expect((await state()).copy).toMatchObject({ state: 'ready' });
    expect(await makeCopies(service.app.deps, moment.clock())).toBe(1);
  });

  it('is made three times a day', async () => {
    const statuses = [];
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await service.post('/api/customer/personal_data/copy/', {}, { token })).status);
      await makeCopies(service.app.deps, moment.clock());
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('the end of an account', () => {
  it('is asked for, signs out everywhere, and is called off by signing in', async () => {
    const other = accessTokenOf(await login());
    expect((await askToDelete()).body.data).toEqual({
      due_at: new Date(moment.clock().getTime() + 30 * DAY).toISOString(),
    });
    for (const gone of [token, other])
      expect((await service.get('/api/customer/personal_data/details/', { token: gone })).status).toBe(401);
    expect((await sentMessages(service))[0]).toMatchObject({ to: email, template: 'delete-requested' });
    moment.pass(29 * DAY);
    expect((await login()).status).toBe(200);
    moment.pass(2 * DAY);
    expect(await eraseDue()).toBe(0);
    expect((await login()).status).toBe(200);
  });

  it('comes after thirty days: no customer is left, and the address may open another account', async () => {
    await service.post(
      '/api/customer/customer_address/add/',
      {
        ...HOME,
        full_name: 'Meera Shah',
        mobile: '91-9845000000',
      },
      { token },
    );
    await askToDelete();
    moment.pass(30 * DAY - 1);
    expect(await eraseDue()).toBe(0);
    moment.pass(1);
    expect(await eraseDue()).toBe(1);
    expect(await eraseDue()).toBe(0);
    expect((await sentMessages(service))[0]).toMatchObject({ to: email, template: 'account-deleted' });
    expect((await login()).status).toBe(400);
    const customer = await service.db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    expect(customer).toMatchObject({ email: null, password_hash: null, first_name: '', last_name: '' });
    const rows = await service.rows('select 1 from addresses where customer_id = $1', [customerId]);
    expect(rows).toEqual([]);
    const guest = await service.guest();
    await service.post('/api/customer/customer_email_otp/', { email }, { token: guest });
    const otp = await codeSentTo(service, email);
    expect(
      await service.send('/api/customer/customer_verify_email_otp/', { email, otp }, { token: guest }),
    ).toMatchObject({ account_exist: false });
  });

  it('leaves no words of messages that never reached its address, and those of others as they are', async () => {
    const mine = [email, '91-9800012345'];
    await service.pool.query(
      "update customers set phone_no = '9800012345', phone_verified_at = now() where id = $1",
      [customerId],
    );
    await service.pool.query(
      `insert into outbox (id, channel, type, key, payload, outcome, settled_at)
       select gen_random_uuid(), 'email', 'message.email', 'lost:' || "to",
         jsonb_build_object('to', "to", 'template', 'gift-card', 'locale', 'en', 'values', '{}'::jsonb), 'dead', now()
       from unnest($1::text[]) as "to"`,
      [[...mine, 'somebody@suvarna.example']],
    );
    await askToDelete();
    moment.pass(30 * DAY);
    expect(await eraseDue()).toBe(1);
    const rows = await service.rows<{ to: string | null; can: boolean }>(
      `select payload->>'to' as "to", expires_at is null as can from outbox where key like 'lost:%' order by 1`,
    );
    expect(rows).toEqual([
      { to: 'somebody@suvarna.example', can: true },
      { to: null, can: false },
      { to: null, can: false },
    ]);
  });

  it('is refused while money is in a wallet, and says so; money that comes later lets it wait', async () => {
    const give = (amount: number) =>
      service.db.transaction().execute((tx) =>
        addCredit(tx, {
          customerId,
          wallet: 'credits',
          origin: `test:${customerId}:${amount}`,
          amount,
          expiresAt: null,
          at: moment.clock(),
          source: 'staff',
        }),
      );
    const take = (amount: number) =>
      service.db.transaction().execute((tx) =>
        withdrawCredit(tx, {
          customerId,
          wallet: 'credits',
          origin: `test:${customerId}:${amount}`,
          at: moment.clock(),
          reason: 'test',
        }),
      );
    await give(50_000);
    expect(await askToDelete()).toMatchObject({
      status: 409,
      body: {
        code: 'ACCOUNT.CANNOT_BE_DELETED',
        data: { obstacles: [{ kind: 'wallet', count: 1, amount_paise: 50_000 }] },
      },
    });
    expect((await state()).obstacles).toHaveLength(1);
    await take(50_000);
    expect((await askToDelete()).status).toBe(200);
    await give(100);
    moment.pass(30 * DAY);
    expect(await eraseDue()).toBe(0);
    await take(100);
    moment.pass(DAY);
    expect(await eraseDue()).toBe(1);
  });

  it('comes for everybody else, where one account cannot go', async () => {
    await askToDelete();
    const first = customerId;
    moment.pass(1_000);
    await signUp();
    await askToDelete();
    moment.pass(30 * DAY);
    const { account } = service.app.deps;
    const erase: typeof account.erase = (tx, id, at) =>
      id === first ? Promise.reject(new Error('held')) : account.erase(tx, id, at);
    await expect(
      deleteAccounts({ ...service.app.deps, account: { ...account, erase } }, moment.clock()),
    ).rejects.toThrow('1 could not be worked on');
    const gone = () =>
      service.db
        .selectFrom('customers')
        .select('id')
        .where('id', 'in', [first, customerId])
        .where('erased_at', 'is not', null)
        .execute();
    expect(await gone()).toEqual([{ id: customerId }]);
    expect(await eraseDue()).toBe(1);
    expect(await gone()).toHaveLength(2);
  });

  it('is one or the other when a customer signs in at the very moment', async () => {
    await askToDelete();
    moment.pass(30 * DAY);
    const [erased, answer] = await Promise.all([eraseDue(), login()]);
    expect([erased === 1, answer.status === 200]).toEqual(erased === 1 ? [true, false] : [false, true]);
    if (erased === 1) {
      const rows = await service.rows('select 1 from sign_ins where customer_id = $1', [customerId]);
      expect(rows).toEqual([]);
    }
  });
});
