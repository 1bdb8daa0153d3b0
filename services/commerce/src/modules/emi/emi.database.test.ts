import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EmiRequest } from '@suvarna/contracts/emi';
import { COIN, READY } from '../../../test-support/catalogue.fixtures.ts';
import { grantCoins } from '../loyalty/index.ts';
import { endRequests } from '../requests/end-requests.ts';
import { EMI_KINDS, MACHINE } from './emi-requests.ts';
import { DAY_MS, PLAN, startEmi } from './emi.fixtures.ts';
import { subjectOf } from './pieces.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';
import { met } from '../../../test-support/answers.fixtures.ts';

const store = ofSuite(() => startEmi('emi'));
beforeEach(() => store.reset());

describe('the plans of an amount', () => {
  it('are the lenders’ of the day, cached, with interest, fee and total', async () => {
    const answer = await store.get('/api/emi/emi/plans/?amount=50000');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const { reach, results, from_paise: from, from_months: months } = await store.plans('50000');
    expect(reach).toBe('within');
    const six = results.find(({ plan_id: id }) => id === PLAN);
    expect(six).toMatchObject({ months: 6, annual_rate_bp: 1_400, processing_fee_paise: 199_00 });
    for (const plan of results)
      expect(
        plan.instalment_paise * (plan.months - 1) + plan.last_instalment_paise + plan.processing_fee_paise,
      ).toBe(plan.total_paise);
    expect(from).toBe(Math.min(...results.map(({ instalment_paise: each }) => each)));
    expect(months).toBe(results.find(({ instalment_paise: each }) => each === from)?.months);
  });

  it('are none below ₹15,000 and above ₹1,50,000, to the paisa', async () => {
    const reach = async (amount: string) => {
      const { reach: where, results } = await store.plans(amount);
      return [where, results.length > 0];
    };
    expect(await reach('14999.99')).toEqual(['below', false]);
    expect(await reach('15000')).toEqual(['within', true]);
    expect(await reach('150000')).toEqual(['within', true]);
    expect(await reach('150000.01')).toEqual(['above', false]);
    expect((await store.get('/api/emi/emi/plans/?amount=-1')).status).toBe(400);
  });

  it('begin and end on their days', async () => {
    await store.pool.query(
      `begin; set local role none; update emi_plans set ends_on = '2026-11-22' where plan_id = '${PLAN}'; commit`,
    );
    const { results } = await store.plans('50000');
    expect(results.map(({ plan_id: id }) => id)).not.toContain(PLAN);
    await store.pool.query(
      `begin; set local role none; update emi_plans set ends_on = null where plan_id = '${PLAN}'; commit`,
    );
  });
});

describe('a request', () => {
  it('is for the bag as it is now, once, and is told to its customer', async () => {
    const { token, request } = await store.asked();
    expect(request).toMatchObject({
      state: 'requested',
      amount_paise: 5_150_000,
      can: { withdraw: true, pay: false },
    });
    expect(await met(store.ask(token))).toBe('409 EMI.REQUEST_OPEN');
    const rows = await store.rows<{ count: number }>(
      `select count(*)::int as count from outbox where key like $1`,
      [`request:${request.request_id}:requested:%`],
    );
    expect(rows[0]?.count).toBe(1);
  });

  it('counts what is to be paid after the coupon (domain rules §2.14 row 54)', async () => {
    store.fakeStock.unitPaise = 15_050_000;
    const token = await store.customer();
    await store.fill(token);
    expect(await met(store.ask(token))).toBe('400 EMI.AMOUNT_ABOVE');
    await store.applyCoupon(token, 'FLAT');
    const { body } = await store.ask(token);
    const { total_payable_paise: payable } = await store.read<{ total_payable_paise: number }>(
      '/api/customer/cart/totals/',
      { token },
    );
    expect((body.data as EmiRequest).amount_paise).toBe(payable);
    expect(payable).toBeLessThanOrEqual(15_000_000);
    store.fakeStock.unitPaise = 1_550_000;
    const other = await store.customer();
    await store.fill(other);
    await store.applyCoupon(other, 'FLAT');
    expect(await met(store.ask(other))).toBe('400 EMI.AMOUNT_BELOW');
  });

  it('is refused without consent, for an empty bag, another currency and a plan that is not on offer', async () => {
    const token = await store.customer();
    expect(await met(store.ask(token))).toBe('400 CHECKOUT.BAG_EMPTY');
    await store.fill(token);
    expect((await store.ask(token, { consent: false })).status).toBe(400);
    expect(await met(store.ask(token, { plan: 'saral-18-1999' }))).toBe('409 EMI.PLAN_UNAVAILABLE');
    const abroad = store.post(
      '/api/emi/emi_request/create/',
      { plan: PLAN, consent: true },
      { token, headers: { currency_code: 'GBP' } },
    );
    expect(await met(abroad)).toBe('400 EMI.NOT_IN_CURRENCY');
  });

  it('is refused for gold coins, alone and beside a ring', async () => {
    const token = await store.customer();
    await store.fill(token, COIN);
    expect(await met(store.ask(token))).toBe('400 EMI.NOT_FOR_COINS');
    await store.fill(token, READY);
    expect(await met(store.ask(token))).toBe('400 EMI.NOT_FOR_COINS');
  });

  it('is withdrawn once, and can be made again', async () => {
    const { token, request } = await store.asked();
    const withdraw = () =>
      store.post('/api/emi/emi_request/withdraw/', { request_id: request.request_id }, { token });
    expect(((await withdraw()).body.data as EmiRequest).state).toBe('withdrawn');
    expect(await met(withdraw())).toBe('409 CUSTOMER_REQUEST.STATE_CONFLICT');
    expect((await store.ask(token)).status).toBe(200);
  });
});

describe('the store’s people', () => {
  it('take it, then approve it, with the amount and plan of the lender', async () => {
    const { token, request } = await store.asked();
    expect(await met(store.decide(request.request_id, 'approved'))).toBe(
      '409 CUSTOMER_REQUEST.STATE_CONFLICT',
    );
    await store.decide(request.request_id, 'in-review');
    const wrong = { terms: { amount_paise: 14_999_99 } };
    expect(await met(store.decide(request.request_id, 'approved', wrong))).toBe(
      '400 CUSTOMER_REQUEST.DECISION_INVALID',
    );
    const answer = await store.decide(request.request_id, 'approved', {
      terms: { amount_paise: 60_000_00, plan_id: 'udaya-12-2026' },
      note: 'Welcome',
    });
    expect(answer.status).toBe(200);
    const [approved] = await store.list(token);
    expect(approved).toMatchObject({
      state: 'approved',
      amount_paise: 60_000_00,
      plan: { months: 12 },
      note: 'Welcome',
      can: { pay: true, withdraw: true },
      steps: [{ state: 'requested' }, { state: 'in-review' }, { state: 'approved' }],
    });
    const { history } = await store.queued(request.request_id);
    expect(history.map(({ actor, by }) => [actor, by])).toEqual([
      ['customer', ''],
      ['staff', 'Meera'],
      ['staff', 'Meera'],
    ]);
  });

  it('refuse it with a reason and not without', async () => {
    const { token, request } = await store.asked();
    await store.decide(request.request_id, 'in-review');
    expect(await met(store.decide(request.request_id, 'refused'))).toBe(
      '400 CUSTOMER_REQUEST.DECISION_INVALID',
    );
    expect((await store.decide(request.request_id, 'refused', { reason: 'not-eligible' })).status).toBe(200);
    expect((await store.list(token))[0]).toMatchObject({ state: 'refused', reason: 'not-eligible' });
  });
});

describe('an approval', () => {
  it('ends by itself when the seventh day is over, however often the clock is asked', async () => {
    const { token, request } = await store.approved();
    const until = (await store.list(token))[0]?.valid_until ?? '';
    expect(until.slice(10)).toBe('T18:29:59.999Z');
    expect(Date.parse(until)).toBeGreaterThanOrEqual(store.now.getTime() + 7 * DAY_MS);
    store.now = new Date(Date.parse(until) - 1);
    expect(await endRequests(store.db, EMI_KINDS, store.now)).toBe(0);
    store.now = new Date(store.now.getTime() + 1);
    const rows = await store.rows<{ count: number }>(
      `select count(*)::int as count from customer_requests where state = 'approved'`,
    );
    const [first, second] = await Promise.all([
      endRequests(store.db, EMI_KINDS, store.now),
      endRequests(store.db, EMI_KINDS, store.now),
    ]);
    expect(first + second).toBe(rows[0]?.count);
    const [now] = await store.list(await store.signIn(token));
    expect([now?.request_id, now?.state]).toEqual([request.request_id, 'expired']);
  });

  it('is among the ways to pay for these pieces, for no more than was approved, and for no others', async () => {
    const { token } = await store.approved();
    const option = async () => {
      const { lock_id: lockId } = await store.held(token);
      const { body } = await store.get(`/api/payment/payment/options/?lock_id=${lockId}`, { token });
      const { options } = body.data as { options: { mode: string; eligible: boolean; text_key: string }[] };
      const { eligible, text_key: key } = options.find(({ mode }) => mode === 'emi') ?? {};
      return [eligible, key];
    };
    expect(await option()).toEqual([true, 'emiApprovedText']);
    store.fakeStock.unitPaise += 100;
    store.fakeStock.rateVersion += 1;
    expect(await option()).toEqual([false, 'emiApprovedLessText']);
    store.fakeStock.unitPaise -= 100;
    await store.fill(token, READY);
    expect(await option()).toEqual([false, 'emiAskText']);
  });

  it('is for what is left to pay after coins', async () => {
    const { token, request } = await store.approved();
    const { customer_id } = await store.db
      .selectFrom('customer_requests')
      .select('customer_id')
      .where('request_id', '=', request.request_id)
      .executeTakeFirstOrThrow();
    await store.db.transaction().execute((tx) =>
      grantCoins(tx, {
        customerId: customer_id,
        origin: 'gift',
        coins: 1,
        expiresAt: new Date(store.now.getTime() + DAY_MS),
        at: store.now,
      }),
    );
    store.fakeStock.unitPaise += 100;
    store.fakeStock.rateVersion += 1;
    const { address } = await store.held(token);
    const suffices = async (choice: object) => {
      const { lock_id: lockId } = await store.lock(token, { address_id: address, ...choice });
      const { body } = await store.get(`/api/payment/payment/options/?lock_id=${lockId}`, { token });
      const { options } = body.data as { options: { mode: string; eligible: boolean }[] };
      return options.find(({ mode }) => mode === 'emi')?.eligible;
    };
    expect([await suffices({}), await suffices({ use_coins: true })]).toEqual([false, true]);
  });

  it('is needed: an order by EMI is not made without', async () => {
    const { token } = await store.asked();
    const { lock_id: lockId, address } = await store.held(token);
    const order = store.order(token, { lock_id: lockId, shipping_address_id: address, payment_mode: 'emi' });
    expect(await met(order)).toBe('400 PAYMENT.MODE_UNAVAILABLE');
    const guest = await store.waiting();
    const open = store.post(
      '/api/payment/payment/initiate/',
      { order_no: guest.order.order_no, mode: 'emi' },
      { token: guest.token },
    );
    expect(await met(open)).toBe('400 PAYMENT.MODE_UNAVAILABLE');
  });
});

describe('the machine', () => {
  it('is the same in the database', async () => {
    const rows = await store.rows<{ arrow: string }>(
      `select concat_ws(' ', from_state, to_state, actor) as arrow from request_moves where kind = 'emi' and from_state <> ''`,
    );
    expect(rows.map(({ arrow }) => arrow).toSorted()).toEqual(
      MACHINE.arrows.map(({ from, to, by }) => `${from} ${to} ${by}`).toSorted(),
    );
  });
});

describe('pieces', () => {
  it('are the same in whatever order they lie, and not with another size or number', () => {
    const piece = { product_id: 1, karat: 18, colour: 'yellow', size: '12', quantity: 1 } as never;
    const other = { product_id: 2, karat: 18, colour: 'yellow', size: '', quantity: 1 } as never;
    const more = { product_id: 2, karat: 18, colour: 'yellow', size: '', quantity: 2 } as never;
    expect(subjectOf([piece, other])).toBe(subjectOf([other, piece]));
    expect(subjectOf([piece, other])).not.toBe(subjectOf([piece, more]));
  });
});
