import { describe, expect, it } from '@jest/globals';
import type { Queue, QueueFigures } from '@suvarna/contracts/requests';
import fc from 'fast-check';
import { Refusal } from '../../platform/refusal.ts';
import { barrier } from '../../../test-support/barrier.fixtures.ts';
import { VIEWER } from '../../../test-support/orders/checkout.fixtures.ts';
import { EMI_KINDS, MACHINE } from '../emi/emi-requests.ts';
import { startEmi } from '../emi/emi.fixtures.ts';
import { emiRequests } from '../emi/emi-requests.ts';
import { endRequests } from './end-requests.ts';
import { allows } from './machine.ts';
import { moveRequest } from './move-request.ts';
import { createRequestKinds } from './request-kind.ts';
import { findRequest, insertStep, stepsOf } from './request.store.ts';
import type { RequestActor } from './tables.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startEmi('requests'));

const STATES = Object.keys(MACHINE.states);
const ACTORS: readonly RequestActor[] = ['customer', 'staff', 'clock', 'payment'];
const reasonFor = (to: string): object => (to === 'refused' ? { reason: 'other' } : {});

describe('a request', () => {
  it('moves only as drawn, whatever is asked of it in whatever order, and its history says how', async () => {
    const step = fc.record({ to: fc.constantFrom(...STATES), actor: fc.constantFrom(...ACTORS) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { request } = await store.asked();
        const id = request.request_id;
        let model = 'requested';
        const walked = [model];
        for (const { to, actor } of steps) {
          const moved = await store.db
            .transaction()
            .execute((tx) =>
              moveRequest(tx, EMI_KINDS, { requestId: id, to, actor, at: store.now, ...reasonFor(to) }),
            )
            .then(
              () => true,
              (error: unknown) => {
                if (error instanceof Refusal) return false;
                throw error;
              },
            );
          expect(moved).toBe(allows(MACHINE, model, to, actor));
          if (moved) walked.push((model = to));
        }
        expect((await findRequest(store.db, id))?.state).toBe(model);
        expect((await stepsOf(store.db, [id])).map(({ state }) => state)).toEqual(walked);
      }),
      { numRuns: 15 },
    );
  });

  it('is not moved by the database past its arrows, and keeps its history', async () => {
    const { request } = await store.asked();
    const id = request.request_id;
    await expect(
      store.pool.query(`update customer_requests set state = 'used' where request_id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'requests_move_as_drawn' });
    await expect(store.pool.query('delete from request_steps where request_id = $1', [id])).rejects.toThrow(
      'permission denied',
    );
    await expect(
      store.pool.query(`update customer_requests set evidence = '{}' where request_id = $1`, [id]),
    ).rejects.toThrow('permission denied');
  });
});

describe('requests whose time is over', () => {
  it('end also behind one that cannot', async () => {
    const ids: string[] = [];
    for (let one = 0; one < 3; one += 1) ids.push((await store.approved()).request.request_id);
    const [bad = '', ...others] = ids;
    const kinds = createRequestKinds([
      {
        ...emiRequests,
        news(request) {
          if (request.request_id === bad) throw new Error('no words for this one');
          return emiRequests.news(request);
        },
      },
    ]);
    const later = new Date(store.now.getTime() + 8 * 86_400_000);
    await expect(endRequests(store.db, kinds, later)).rejects.toMatchObject({
      name: 'AggregateError',
      errors: [{ id: bad, cause: { message: 'no words for this one' } }],
    });
    const states = await Promise.all(ids.map(async (id) => (await findRequest(store.db, id))?.state));
    expect(states).toEqual(['approved', ...others.map(() => 'expired')]);
    expect(await endRequests(store.db, EMI_KINDS, later)).toBe(1);
  });
});

describe('two of the store’s people who decide at once', () => {
  const inReview = async (): Promise<string> => {
    const { request } = await store.asked();
    await store.decide(request.request_id, 'in-review');
    return request.request_id;
  };

  it('are one who decides and one who is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await inReview();
      const answers = await Promise.all([
        store.decide(id, 'approved'),
        store.decide(id, 'refused', { reason: 'other' }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await stepsOf(store.db, [id])).slice(2)).toHaveLength(1);
    }
  });

  it('would both decide, were the request looked at before it is locked', async () => {
    const id = await inReview();
    const haveLooked = barrier(2);
    const naive = (to: 'approved' | 'refused') =>
      store.db.transaction().execute(async (tx) => {
        const request = await findRequest(tx, id);
        await haveLooked();
        if (request === undefined || !allows(MACHINE, request.state, to, 'staff')) return false;
        await insertStep(tx, { request_id: id, state: to, at: store.now, actor: 'staff' });
        return true;
      });
    expect(await Promise.all([naive('approved'), naive('refused')])).toEqual([true, true]);
    expect((await stepsOf(store.db, [id])).slice(2)).toHaveLength(2);
  });
});

describe('the queue', () => {
  const see = <Data>(path: string): Promise<Data> => store.read(`/staff/request/${path}`, { token: VIEWER });

  it('is found by number, e-mail address, kind and state, what is due first before others', async () => {
    const { request } = await store.asked();
    const ids = async (query: string) =>
      (await see<Queue>(`queue/?${query}`)).results.map(({ request_id: id }) => id);
    expect(await ids(`q=${request.request_id}`)).toEqual([request.request_id]);
    expect(await ids('kind=emi&state=requested')).toContain(request.request_id);
    expect(await ids('kind=callback')).toEqual([]);
    expect(await ids('q=nobody')).toEqual([]);
    const waiting = await see<Queue>('queue/?waiting=true');
    const due = waiting.results.map(({ due_at: at }) => at);
    expect(due).toEqual(due.toSorted());
    const { customer, summary } = await store.queued(request.request_id);
    expect(customer.name).toBe('Asha Rao');
    expect(summary).toBe('₹51,845 from Udaya Bank over 6 months');
  });

  it('takes the digits of an e-mail address for no phone of another customer', async () => {
    const [mine, other] = [(await store.asked()).request, (await store.asked()).request];
    const set = (column: string, value: string, id: string) =>
      store.pool.query(
        `update customers set ${column} = $1 where id = (select customer_id from customer_requests where request_id = $2)`,
        [value, id],
      );
    await set('email', 'asha7@example.in', mine.request_id);
    await set('phone_no', '7000000000', other.request_id);
    const ids = async (q: string) =>
      (await see<Queue>(`queue/?q=${encodeURIComponent(q)}`)).results.map(({ request_id: id }) => id);
    expect(await ids('asha7@example.in')).toEqual([mine.request_id]);
    expect(await ids('70000 00')).toEqual([other.request_id]);
  });

  it('counts what stands in which state, and what is late', async () => {
    const before = await see<QueueFigures>('figures/');
    const statesOf = ({ kinds }: QueueFigures) => kinds.find(({ kind }) => kind === 'emi')?.states ?? [];
    const count = (figures: QueueFigures, state: string) =>
      statesOf(figures).find((one) => one.state === state)?.count ?? 0;
    await store.asked();
    const after = await see<QueueFigures>('figures/');
    expect(count(after, 'requested')).toBe(count(before, 'requested') + 1);
    expect(statesOf(after).map(({ state }) => state)).toEqual(STATES);
  });
});
