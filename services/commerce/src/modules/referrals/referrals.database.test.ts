import { beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ReferralInvited,
  ReferralLanding,
  ReferralValid,
  StaffReferral,
} from '@suvarna/contracts/referrals';
import type { Queue } from '@suvarna/contracts/requests';
import { pino } from 'pino';
import { STAFF, VIEWER } from '../../../test-support/orders/checkout.fixtures.ts';
import { randomUUID } from 'node:crypto';
import { codeSentTo, sentMessages } from '../../../test-support/identity.fixtures.ts';
import { CONSUMERS } from '../../consumers.ts';
import { deliverToConsumers } from '../../platform/outbox/consume.ts';
import { relayOnce } from '../../platform/outbox/relay.ts';
import { closeOrders } from '../orders/closing/close.ts';
import { MACHINE } from './fraud/doubt-kind.ts';
import { DAY, elsewhere, startReferrals, type Person, type ReferralHarness } from './referrals.fixtures.ts';
import { INVITES_PER_DAY, MINIMUM_ORDER, REWARD, REWARDS_PER_MONTH } from './terms.ts';
import { met } from '../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';
import { HOME } from '../../../test-support/address.fixtures.ts';

const store = ofSuite(() => startReferrals('referrals'));
let asha: Person;
beforeAll(async () => {
  asha = await store.open({ firstName: 'Asha' });
});

const validate = (code: string, token: string, headers: Readonly<Record<string, string>> = {}) =>
  store.post('/api/referral/referral/validate/', { code }, { token, headers });
const decide: ReferralHarness['decide'] = (...decision) => store.decide(...decision);

describe('a referral code', () => {
  it('is made once, is short, and has no sign that reads like another', async () => {
    const { code, link } = await store.referrals(asha);
    expect(code).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{8}$/);
    expect(link).toMatch(new RegExp(`/refer/${code}/$`));
    expect((await Promise.all([1, 2, 3].map(() => store.referrals(asha)))).map((one) => one.code)).toEqual(
      Array(3).fill(code),
    );
  });

  it('that two ask for at once is one', async () => {
    const tara = await store.open();
    const codes = await Promise.all(Array.from({ length: 8 }, () => store.codeOf(tara)));
    expect(new Set(codes).size).toBe(1);
  });

  it('is valid however it is typed, in the words of the specification', async () => {
    const code = await store.codeOf(asha);
    const guest = await store.guest();
    for (const typed of [code, ` ${code.toLowerCase()} `, `${code.slice(0, 4)}-${code.slice(4)}`]) {
      const answer = await validate(typed, guest);
      expect(answer.body.msg).toBe('Valid referral code');
      expect(answer.body.data as ReferralValid).toEqual({ code, valid: true });
    }
  });

  it('that is no customer’s, blank, or one’s own is refused in the words of the specification', async () => {
    const guest = await store.guest();
    for (const [code, token] of [
      ['CCCCCCCC', guest],
      ['', guest],
      ["' or 1=1 --", guest],
      [await store.codeOf(asha), asha.token],
    ] as const)
      expect((await validate(code, token)).body).toMatchObject({
        status_code: 400,
        code: 'REFERRAL.CODE_INVALID',
        msg: 'Please enter a valid referral code!',
      });
    expect((await validate('CCCCCCCC', guest, { 'accept-language': 'hi' })).body.msg).toBe(
      'कृपया सही रेफ़रल कोड लिखें!',
    );
  });

  it('refuses the opening of an account when it is no customer’s, and asks for none', async () => {
    const body = {
      email: `r-${randomUUID()}@example.in`,
      password: 'a sentence only I know',
      first_name: 'Ravi',
      last_name: 'Sen',
    };
    const register = async (more: object) =>
      store.post(
        '/api/customer/customer_account/register/',
        { ...body, ...more },
        { token: await store.guest() },
      );
    expect((await register({ referral_code: 'CCCCCCCC' })).body).toMatchObject({
      code: 'REFERRAL.CODE_INVALID',
      fields: { '/referral_code': 'Please enter a valid referral code!' },
    });
    expect((await register({ referral_code: '  ' })).status).toBe(200);
  });
});

describe('an account that is opened by a code to a phone', () => {
  const enterBy = async (phone: string, code: string) => {
    const token = await store.guest();
    const telephone = { customer_telephone: `91-${phone}`, update_type: 'login' };
    expect((await store.post('/api/customer/customer_otp/', telephone, { token })).status).toBe(200);
    return store.post(
      '/api/customer/customer_verify_otp/',
      { ...telephone, otp: await codeSentTo(store, `91-${phone}`), referral_code: code },
      { token },
    );
  };
  const invitedBy = (phone: string) =>
    store.column(
      `select r.inviter_id as inviter from referrals r join customers c on c.id = r.invited_id where c.phone_no = $1`,
      [phone],
    );

  it('is invited by the customer whose code comes with it, once, however it is spelt', async () => {
    const code = await store.codeOf(asha);
    expect((await enterBy('9811100001', ` ${code.toLowerCase()} `)).status).toBe(200);
    expect(await invitedBy('9811100001')).toEqual([asha.id]);
    const other = await store.codeOf(await store.open());
    store.now = new Date(store.now.getTime() + 60_000);
    expect((await enterBy('9811100001', other)).status).toBe(200);
    expect(await invitedBy('9811100001')).toEqual([asha.id]);
  });

  it('is opened all the same with a code that is no customer’s', async () => {
    expect((await enterBy('9811100002', 'CCCCCCCC')).status).toBe(200);
    expect(await invitedBy('9811100002')).toEqual([]);
  });
});

describe('guessing codes', () => {
  it('ends after twenty wrong ones of an address, by registration too, and right ones do not count', async () => {
    const guesser = await startReferrals('referral_guesses');
    const inviter = await guesser.open();
    const token = await guesser.guest();
    const code = await guesser.codeOf(inviter);
    const ask = (one: string) => guesser.post('/api/referral/referral/validate/', { code: one }, { token });
    for (let tries = 0; tries < 25; tries += 1) expect((await ask(code)).status).toBe(200);
    for (let tries = 0; tries < 20; tries += 1) expect((await ask('CCCCCCCC')).status).toBe(400);
    expect(await met(ask(code))).toBe('429 REQUEST.TOO_MANY');
    const registration = await guesser.post(
      '/api/customer/customer_account/register/',
      {
        email: 'guess@example.in',
        password: 'a sentence only I know',
        first_name: 'Ravi',
        last_name: 'Sen',
        referral_code: code,
      },
      { token },
    );
    expect(registration.status).toBe(429);
    guesser.now = new Date(guesser.now.getTime() + 3_601_000);
    expect((await ask(code)).status).toBe(200);
    await guesser.stop();
  }, 60_000);
});

describe('the landing page of a code', () => {
  const landing = async (code: string, http = store.app.pages) =>
    (await http.inject({ url: `/api/referral/referral/landing/?code=${code}` })).json<{
      data: ReferralLanding;
    }>().data;

  it('says who invites by first name only, and what both get; a wrong code says that it is one', async () => {
    const code = await store.codeOf(asha);
    for (const http of [store.app.http, store.app.pages])
      expect(await landing(code.toLowerCase(), http)).toMatchObject({
        valid: true,
        code,
        first_name: 'Asha',
        terms: { reward_paise: REWARD, minimum_order_paise: MINIMUM_ORDER },
      });
    expect(await landing('CCCCCCCC')).toMatchObject({ valid: false, code: '', first_name: '' });
  });

  it('shows no name that a stranger could take for an address', async () => {
    for (const [firstName, shown] of [
      ['Visit evil.example', 'Visit'],
      ['evil.example', ''],
      ['A. Meera', 'A.'],
    ] as const)
      expect(await landing(await store.codeOf(await store.open({ firstName })))).toMatchObject({
        valid: true,
        first_name: shown,
      });
  });
});

describe('an order that is kept', () => {
  it('brings both the reward after the return window, and tells both, by the whole way', async () => {
    const ravi = await store.open({ by: asha, firstName: 'Ravi' });
    expect((await store.referrals(asha)).invited[0]).toMatchObject({ name: 'R•••', state: 'joined' });
    await store.fill(ravi.token);
    const { address_id: addressId } = await store.send<{ address_id: string }>(
      '/api/customer/customer_address/add/',
      {
        ...HOME,
        full_name: 'Ravi Sen',
        mobile: '91-9800012345',
      },
      { token: ravi.token },
    );
    const { lock_id: lockId } = await store.lock(ravi.token, { address_id: addressId });
    const made = await store.order(ravi.token, { lock_id: lockId, shipping_address_id: addressId });
    const order = made.body.data as Parameters<ReferralHarness['pay']>[0];
    await store.pay(order);
    for (const to of ['confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery', 'delivered'])
      await store.staff('order/transition/', { order_no: order.order_no, to });
    const start = store.now;
    const night = async (): Promise<void> => {
      await closeOrders(store.db, store.now);
      await relayOnce(
        { db: store.db, log: pino({ level: 'silent' }), clock: () => new Date() },
        { channel: 'events', atOnce: 4, deliver: deliverToConsumers(store.db, CONSUMERS) },
      );
    };
    store.now = new Date(start.getTime() + 15 * DAY);
    await night();
    expect(await store.credit(ravi)).toBe(0);
    store.now = new Date(start.getTime() + 17 * DAY);
    await night();
    await night();
    expect([await store.credit(asha), await store.credit(ravi)]).toEqual([REWARD, REWARD]);
    store.now = start;
    expect(await store.referrals(asha)).toMatchObject({
      earned_paise: REWARD,
      invited: expect.arrayContaining([
        expect.objectContaining({ name: 'R•••', state: 'rewarded', earned_paise: REWARD }),
      ]) as unknown,
    });
    expect((await store.referrals(ravi)).welcome).toMatchObject({ state: 'rewarded', earned_paise: REWARD });
    const told = (await sentMessages(store)).filter(({ template }) => template === 'referral-reward');
    expect(told.map(({ to }) => to).sort()).toEqual([asha.email, ravi.email].sort());
    // The day by which they are to use it is theirs to its end.
    const rows = await store.rows(
      `select distinct to_char(expires_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS') as ends from referral_rewards`,
    );
    expect(rows).toEqual([{ ends: `${told[0]?.values['until'] ?? ''} 23:59:59` }]);
  });

  it('is worth the minimum, was ordered after the account was opened, and is the first that is', async () => {
    const ravi = await store.open({ by: asha });
    const buy = (total: number, ago = 0) =>
      store.buy(ravi, { total, at: new Date(store.now.getTime() - ago), where: elsewhere() });
    expect(await buy(MINIMUM_ORDER - 1)).toBe('nothing');
    expect(await buy(MINIMUM_ORDER)).toBe('rewarded');
    expect(await buy(10 * MINIMUM_ORDER)).toBe('nothing');
    expect(await store.credit(ravi)).toBe(REWARD);
  });

  it('of which so much came back that the rest is below the minimum earns nothing', async () => {
    const ravi = await store.open({ by: asha });
    const orderNo = await store.kept(ravi, { total: 2 * MINIMUM_ORDER });
    await store.pool.query(
      `insert into refunds (refund_order_id, order_no, currency, amount, bank_amount, state, approved_by, created_at) values ($1, $2, 'INR', $3, $3, 'initiated', 'Meera', now())`,
      [`RF-${randomUUID().slice(0, 10).toUpperCase()}`, orderNo, MINIMUM_ORDER + 1],
    );
    expect(await store.reward(orderNo)).toBe('nothing');
  });
});

describe('the store’s people', () => {
  const doubted = async () => {
    const inviter = await store.open();
    const invited = await store.open({ by: inviter, device: inviter.device });
    const referral = await store.referral(invited);
    if (referral === undefined) throw new Error('there is no referral');
    return { inviter, invited, id: referral.referral_id };
  };

  it('allow a doubt before the order, which is then rewarded as any other', async () => {
    const { inviter, invited, id } = await doubted();
    expect((await decide(id, 'allow')).body.data).toMatchObject({ stage: 'joined', allowed: ['device'] });
    expect(await store.buy(invited)).toBe('rewarded');
    expect([await store.credit(inviter), await store.credit(invited)]).toEqual([REWARD, REWARD]);
  });

  it('allow a doubt after the order, and both are paid at once, once', async () => {
    const { inviter, invited, id } = await doubted();
    expect(await store.buy(invited)).toBe('nothing');
    const answers = await Promise.all([decide(id, 'allow'), decide(id, 'allow')]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect([await store.credit(inviter), await store.credit(invited)]).toEqual([REWARD, REWARD]);
  });

  it('are asked again when something new has turned up', async () => {
    const { inviter, invited, id } = await doubted();
    const where = elsewhere();
    await store.kept(inviter, { where });
    await store.buy(invited, { where: { ...where, full_name: 'Another' } });
    const { doubts, stage } = (await decide(id, 'allow')).body.data as { doubts: string[]; stage: string };
    expect(stage).toBe('doubted');
    expect(doubts).toContain('address');
    expect(await store.credit(invited)).toBe(0);
  });

  it('refuse one for good, and take back what is left of a reward that was paid', async () => {
    const inviter = await store.open();
    const invited = await store.open({ by: inviter });
    await store.buy(invited);
    const id = (await store.referral(invited))?.referral_id ?? '';
    const answer = await decide(id, 'refuse');
    expect(answer.body.data).toMatchObject({
      stage: 'refused',
      rewards: [{ amount_paise: 0 }, { amount_paise: 0 }],
    });
    expect([await store.credit(inviter), await store.credit(invited)]).toEqual([0, 0]);
    expect((await decide(id, 'allow')).status).toBe(409);
    expect((await decide(id, 'refuse')).status).toBe(409);
    expect(await store.buy(invited)).toBe('nothing');
    expect((await store.referrals(inviter)).earned_paise).toBe(0);
  });

  it('see those that wait with their reasons, and who both are', async () => {
    const { inviter, invited, id } = await doubted();
    const { body } = await store.get('/staff/referral/list/?stage=doubted', { token: VIEWER });
    const { results } = body.data as { readonly results: readonly StaffReferral[] };
    expect(results.find(({ referral_id }) => referral_id === id)).toMatchObject({
      doubts: ['device'],
      inviter: { customer_id: inviter.id, email: inviter.email },
      invited: { customer_id: invited.id, name: 'Ravi Sen' },
      history: [{ event: 'joined' }, { event: 'doubted', note: 'device' }],
    });
    expect((await store.get('/staff/referral/list/?stage=doubted')).status).toBe(404);
  });

  it('find each doubt in the one queue, where alone it is decided; a new one is another request', async () => {
    const { inviter, invited, id } = await doubted();
    const queued = async () => {
      const { body } = await store.get('/staff/request/queue/?kind=referral-doubt', { token: VIEWER });
      const { results } = body.data as Queue;
      return results.filter(({ customer }) => customer.email === invited.email);
    };
    expect(await queued()).toMatchObject([
      { kind: 'referral-doubt', state: 'doubted', summary: 'Referral in doubt: device' },
    ]);
    const directly = { referral_id: id, decided_by: 'Meera', note: 'looked at' };
    expect(await met(store.post('/staff/referral/refuse/', directly, { token: STAFF }))).toBe(
      '409 REFERRAL.STATE_CONFLICT',
    );
    const where = elsewhere();
    await store.kept(inviter, { where });
    await store.buy(invited, { where: { ...where, full_name: 'Another' } });
    await decide(id, 'allow');
    expect((await queued()).map(({ state, summary }) => `${state}: ${summary}`).toSorted()).toEqual([
      'allowed: Referral in doubt: device',
      'doubted: Referral in doubt: phone, address',
    ]);
    await decide(id, 'refuse');
    expect((await queued()).map(({ state }) => state).toSorted()).toEqual(['allowed', 'refused']);
    expect(await store.referral(invited)).toMatchObject({ stage: 'refused' });
  });

  it('move a doubt as the database has it drawn', async () => {
    const rows = await store.rows<{ arrow: string }>(
      `select from_state || '>' || to_state || ' ' || actor as arrow from request_moves where kind = 'referral-doubt'`,
    );
    const drawn = MACHINE.arrows.map(({ from, to, by }) => `${from}>${to} ${by}`);
    expect(rows.map(({ arrow }) => arrow).toSorted()).toEqual(['>doubted clock', ...drawn].toSorted());
  });

  it('find nothing under a number that is none, and leave their names', async () => {
    expect((await decide(randomUUID(), 'refuse')).body).toMatchObject({ code: 'REFERRAL.NOT_FOUND' });
    const { id } = await doubted();
    const { history } = (await decide(id, 'refuse')).body.data as {
      history: { event: string; by: string }[];
    };
    expect(history.at(-1)).toMatchObject({ event: 'refused', by: 'Meera' });
  });

  it('move no referral another way: the database refuses', async () => {
    const { id } = await doubted();
    await expect(
      store.pool.query(`update referrals set state = 'rewarded', doubts = '{}' where id = $1`, [id]),
    ).rejects.toThrow(/referral|check/);
  });
});

describe('an invitation by e-mail', () => {
  const invite = async (token: string, email: string) =>
    store.post('/api/referral/referral/invite/', { email }, { token });
  const invitations = async (to: string) =>
    (await sentMessages(store)).filter((sent) => sent.template === 'referral-invitation' && sent.to === to);

  it('leaves with the link and no name, and says the same whichever customer has the address', async () => {
    const inviter = await store.open({ firstName: 'Visit evil example' });
    const somebody = `new-${randomUUID()}@example.in`;
    const answer = await invite(inviter.token, ` ${somebody.toUpperCase()} `);
    expect(answer.body.data as ReferralInvited).toEqual({
      email: somebody,
      invites_left_today: INVITES_PER_DAY - 1,
    });
    const [sent] = await invitations(somebody);
    expect(sent?.values).toEqual({ path: `/refer/${await store.codeOf(inviter)}/` });

    const customer = await invite(inviter.token, asha.email.replace('@', '+tag@'));
    expect(customer.status).toBe(answer.status);
    expect(Object.keys(customer.body.data as object)).toEqual(Object.keys(answer.body.data));
    expect(customer.body.msg).toBe(answer.body.msg);
    expect(await invitations(asha.email.replace('@', '+tag@'))).toEqual([]);
  });

  it('goes once a week to one mailbox, however it is spelt, and to no text that is none', async () => {
    const inviter = await store.open();
    const name = `once${randomUUID().slice(0, 6)}`;
    await invite(inviter.token, `${name}@gmail.com`);
    await invite(inviter.token, `${name}+again@gmail.com`);
    expect(await invitations(`${name}@gmail.com`)).toHaveLength(1);
    expect(await invitations(`${name}+again@gmail.com`)).toHaveLength(0);
    expect((await invite(inviter.token, 'nobody')).body).toMatchObject({
      fields: { '/email': 'Please Enter Valid Email Id' },
    });
  });

  it('ends after so many in a day, and begins again the next', async () => {
    const inviter = await store.open();
    for (let sent = 0; sent < INVITES_PER_DAY; sent += 1)
      expect((await invite(inviter.token, `many-${sent}-${randomUUID()}@example.in`)).status).toBe(200);
    expect((await invite(inviter.token, `more-${randomUUID()}@example.in`)).body.code).toBe(
      'REQUEST.TOO_MANY',
    );
    expect((await store.referrals(inviter)).invites_left_today).toBe(0);
  });
});

describe('an inviter', () => {
  it('sees who came by first letters, page by page, and how much more a month may bring', async () => {
    const inviter = await store.open();
    for (let friend = 0; friend < 21; friend += 1) await store.open({ by: inviter, firstName: 'नीता' });
    const first = await store.referrals(inviter);
    expect([first.count, first.invited.length, first.rewards_left_this_month]).toEqual([
      21,
      20,
      REWARDS_PER_MONTH,
    ]);
    expect(first.invited[0]?.name).toBe('नी•••');
    const second = await store.get('/api/referral/referral/details/?page=2', { token: inviter.token });
    expect((second.body.data as { invited: unknown[] }).invited).toHaveLength(1);
  }, 60_000);
});
