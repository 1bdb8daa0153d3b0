import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Contacts } from '@suvarna/contracts/customers';
import {
  accessTokenOf,
  aMoment,
  codeSentTo,
  otherThan,
  sentMessages,
  addAccount,
  customerIdOf,
} from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';
import { makeDueChanges, stopChange } from './change-contact.ts';
import { lockCustomer } from '../records/contact-change.store.ts';
import { met, dataOf } from '../../../../test-support/answers.fixtures.ts';

const MINUTE = 60_000;
const WEEK = 7 * 86_400_000;
const PASSWORD = 'Suvarna#2026';
const PATH = '/api/customer/customer_account/contacts/';
const moment = aMoment();
const service = ofSuite(() =>
  startService(
    'contacts',
    { LIMIT_CODES_PER_ADDRESS: '10000', LIMIT_LOGIN_ATTEMPTS: '1000' },
    { clock: moment.clock },
  ),
);
let people = 0;
let email: string;
let phone: string;
let token: string;

const anEmail = (): string => `contact-${++people}@suvarna.example`;
const aPhone = (): string => `91-98${String(10_000_000 + ++people)}`;
const login = (at: string, password = PASSWORD): Promise<Answer> =>
  service.post('/api/customer_account/login', { email: at, password });

async function anAccount(): Promise<{ email: string; phone: string; token: string }> {
  const made = { email: anEmail(), phone: aPhone() };
  await addAccount(service.db, {
    email: made.email,
    email_verified_at: moment.clock(),
    password: PASSWORD,
    phone_no: made.phone.slice(3),
    phone_verified_at: moment.clock(),
  });
  return { ...made, token: accessTokenOf(await login(made.email)) };
}
beforeEach(async () => {
  moment.pass(31_000);
  ({ email, phone, token } = await anAccount());
});

const now = (as = token): Promise<Contacts> => service.read(PATH, { token: as });
const begin = (kind: string, to: string, as = token): Promise<Answer> =>
  service.post(`${PATH}begin/`, { kind, to }, { token: as });
const prove = (side: 'old' | 'new', otp: string, as = token): Promise<Answer> =>
  service.post(`${PATH}prove/`, { side, otp }, { token: as });
const wait = (password: string): Promise<Answer> =>
  service.post(`${PATH}without_old/`, { password }, { token });
const told = async (template: string): Promise<string[]> =>
  (await sentMessages(service)).filter((sent) => sent.template === template).map(({ to }) => to);

describe('a change of a contact', () => {
  it.each([
    ['email', anEmail],
    ['phone', aPhone],
  ] as const)('of %s needs the code of the old one and that of the new, in any order', async (kind, make) => {
    const to = make();
    const old = kind === 'email' ? email : phone;
    expect(dataOf(await begin(kind, to))).toMatchObject({
      contacts: { change: { kind, to, old_proven: false, new_proven: false } },
    });
    const [oldCode, newCode] = [await codeSentTo(service, old), await codeSentTo(service, to)];
    expect(await met(prove('old', otherThan(oldCode)))).toBe('400 OTP.WRONG');
    expect((await prove('old', newCode === oldCode ? otherThan(newCode) : newCode)).status).toBe(400);
    expect((await prove('new', newCode)).body.data).toMatchObject({ change: { new_proven: true } });
    expect((await now())[kind]).toBe(old);
    expect((await prove('old', oldCode)).body.data).toMatchObject({ change: null, [kind]: to });
    expect(await told('contact-changed')).toEqual(expect.arrayContaining([email, phone]));
    expect((await login(kind === 'email' ? to : email)).status).toBe(200);
    if (kind === 'email') expect((await login(email)).status).toBe(400);
  });

  it('signs every other device out, and ends links that were sent to the old address', async () => {
    const other = accessTokenOf(await login(email));
    await service.post('/api/customer/customer_account/forgot_password/', { email });
    const to = anEmail();
    await begin('email', to);
    await prove('old', await codeSentTo(service, email));
    await prove('new', await codeSentTo(service, to));
    expect((await now()).email).toBe(to);
    expect((await service.get(PATH, { token: other })).status).toBe(401);
    const rows = await service.rows('select 1 from password_resets');
    expect(rows).toEqual([]);
  });

  it('says nothing to a stranger of whose a contact is: only who has proven it is told', async () => {
    const theirs = await anAccount();
    const taken = await begin('email', theirs.email);
    moment.pass(31_000);
    const free = await begin('email', anEmail());
    const said = ({ body }: Answer): object => ({ ...(body.data as object), contacts: null });
    expect([taken.status, said(taken)]).toEqual([free.status, said(free)]);
    moment.pass(31_000);
    await begin('email', theirs.email);
    await prove('old', await codeSentTo(service, email));
    expect(await met(prove('new', await codeSentTo(service, theirs.email)))).toBe(
      '400 ACCOUNT.CONTACT_TAKEN',
    );
    expect([(await now()).email, (await now(theirs.token)).email]).toEqual([email, theirs.email]);
  });

  it('gives one contact to one of two accounts that prove it at the same moment', async () => {
    const theirs = await anAccount();
    const to = aPhone();
    await begin('phone', to);
    const mine = [await codeSentTo(service, phone), await codeSentTo(service, to)] as const;
    moment.pass(31_000);
    await begin('phone', to, theirs.token);
    const other = [await codeSentTo(service, theirs.phone), await codeSentTo(service, to)] as const;
    await prove('old', mine[0]);
    await prove('old', other[0], theirs.token);
    const answers = await Promise.all([prove('new', mine[1]), prove('new', other[1], theirs.token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect([(await now()).phone, (await now(theirs.token)).phone].filter((one) => one === to)).toHaveLength(
      1,
    );
  });

  it('counts a right code for a quarter of an hour only', async () => {
    const to = anEmail();
    await begin('email', to);
    const oldCode = await codeSentTo(service, email);
    await prove('new', await codeSentTo(service, to));
    moment.pass(4 * MINUTE);
    await prove('new', '000000');
    moment.pass(11 * MINUTE + 1);
    const later = accessTokenOf(await login(email));
    expect((await prove('old', oldCode, later)).status).toBe(400);
    expect((await now(later)).change).toMatchObject({ new_proven: false });
  });

  it('is refused for what is no contact, and for what is the own one already', async () => {
    expect(await met(begin('email', 'nobody'))).toBe('400 ACCOUNT.CONTACT_INVALID');
    expect((await begin('phone', '91-12')).status).toBe(400);
    expect(await met(begin('email', email.toUpperCase()))).toBe('400 ACCOUNT.CONTACT_INVALID');
    expect((await now()).change).toBeNull();
  });
});

describe('a change whose old contact is gone', () => {
  const waiting = async (): Promise<string> => {
    const to = anEmail();
    await begin('email', to);
    await prove('new', await codeSentTo(service, to));
    expect((await wait(PASSWORD)).body.data).toMatchObject({
      change: { due_at: new Date(moment.clock().getTime() + WEEK).toISOString() },
    });
    return to;
  };
  const linkToken = async (): Promise<string> => {
    const message = (await sentMessages(service)).find(
      (sent) => sent.template === 'contact-change-waits' && sent.to === email,
    );
    return /#token=(.+)$/.exec(message?.values['path'] ?? '')?.[1] ?? '';
  };
  const stopBy = (link: string): Promise<Answer> => service.post(`${PATH}stop_by_link/`, { token: link });

  it('needs the password and the new code, and waits for a week, of which every contact is told', async () => {
    const to = anEmail();
    await begin('email', to);
    expect(await met(wait(PASSWORD))).toBe('409 ACCOUNT.CHANGE_CONFLICT');
    await prove('new', await codeSentTo(service, to));
    expect(await met(wait('another one'))).toBe('400 ACCOUNT.PASSWORD_WRONG');
    expect((await wait(PASSWORD)).status).toBe(200);
    expect(await told('contact-change-waits')).toEqual(expect.arrayContaining([email, phone]));
    moment.pass(WEEK - 1);
    expect(await makeDueChanges(service.db, moment.clock())).toBe(0);
    moment.pass(1);
    expect(await makeDueChanges(service.db, moment.clock())).toBe(1);
    expect((await login(to)).status).toBe(200);
    expect((await login(email)).status).toBe(400);
  });

  it('is stopped by the link of the old contact, once, and every sign-in ends', async () => {
    const to = await waiting();
    const link = await linkToken();
    expect((await stopBy(link)).status).toBe(200);
    expect(await met(stopBy(link))).toBe('400 ACCOUNT.STOP_LINK_INVALID');
    expect((await service.get(PATH, { token })).status).toBe(401);
    moment.pass(WEEK);
    expect(await makeDueChanges(service.db, moment.clock())).toBe(0);
    expect([(await login(email)).status, (await login(to)).status]).toEqual([200, 400]);
  });

  it('is stopped in the account, and no other is begun beside it', async () => {
    await waiting();
    expect(await met(begin('phone', aPhone()))).toBe('409 ACCOUNT.CHANGE_CONFLICT');
    expect(await service.send(`${PATH}stop/`, {}, { token })).toMatchObject({ change: null });
  });

  it('is left alone while a customer stops it', async () => {
    const to = await waiting();
    moment.pass(WEEK);
    await service.db.transaction().execute(async (tx) => {
      const id = await customerIdOf(tx, email);
      await lockCustomer(tx, id);
      expect(await makeDueChanges(service.db, moment.clock())).toBe(0);
      await stopChange(tx, id, moment.clock());
    });
    expect(await makeDueChanges(service.db, moment.clock())).toBe(0);
    expect([(await login(email)).status, (await login(to)).status]).toEqual([200, 400]);
  });

  it('is made for everybody else, where one cannot be', async () => {
    const first = email;
    await waiting();
    // No country has such a code: the account refuses it.
    await service.pool.query(
      `update contact_changes set kind = 'phone', target = '99999-1'
       where state = 'waiting' and customer_id = (select id from customers where email = $1)`,
      [first],
    );
    moment.pass(1_000);
    ({ email, phone, token } = await anAccount());
    const to = await waiting();
    moment.pass(WEEK);
    await expect(makeDueChanges(service.db, moment.clock())).rejects.toThrow('1 could not be worked on');
    expect((await login(to)).status).toBe(200);
    await service.pool.query(
      `update contact_changes set state = 'stopped', ended_at = now() where state = 'waiting'`,
    );
  });

  it('is let go when another customer has the contact by then', async () => {
    const to = await waiting();
    const guest = await service.guest();
    moment.pass(31_000);
    await service.post('/api/customer/customer_email_otp/', { email: to }, { token: guest });
    const otp = await codeSentTo(service, to);
    await service.post('/api/customer/customer_verify_email_otp/', { email: to, otp }, { token: guest });
    moment.pass(WEEK);
    expect(await makeDueChanges(service.db, moment.clock())).toBe(1);
    expect((await login(email)).status).toBe(200);
  });
});
