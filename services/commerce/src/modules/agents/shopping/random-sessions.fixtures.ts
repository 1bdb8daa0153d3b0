/** Sequences of calls by chance: whatever an agent and its person do, a checkout goes along the protocol's drawing alone. */
import { expect } from '@jest/globals';
import type { Cart } from '@suvarna/contracts/bag';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import {
  linkOf,
  type Said,
  startAgent,
  type TestAgent,
  totalOf,
} from '../../../../test-support/ucp/agent.fixtures.ts';
import { type Service, startService } from '../../../../test-support/service.fixtures.ts';

/** Where a status may lead (UCP checkout, Status Lifecycle); each may stay. */
const DRAWING: Readonly<Record<string, readonly string[]>> = {
  incomplete: ['requires_escalation', 'complete_in_progress', 'canceled'],
  requires_escalation: ['incomplete', 'complete_in_progress', 'canceled'],
  complete_in_progress: ['completed', 'canceled'],
  completed: [],
  canceled: [],
};

type Step =
  | {
      readonly kind: 'update';
      readonly lines: readonly (readonly [number, number])[];
      readonly place: string;
      readonly code: string;
    }
  | { readonly kind: 'get' | 'complete' | 'cancel' | 'take' | 'repeat' }
  | { readonly kind: 'wait'; readonly minutes: number };

const lines = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 12 })), { maxLength: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('update' as const),
      lines,
      place: fc.constantFrom('', '560001', '682555', '110001', 'x'),
      code: fc.constantFrom('', 'NOSUCH'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('get' as const, 'complete' as const, 'repeat' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'take' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 31, 200) }),
  },
);

interface RandomSessions {
  readonly service: Service;
  readonly agent: TestAgent;
  /** SKUs that lines are of; others are of nothing. */
  readonly skus: readonly string[];
  readonly wait: (minutes: number) => void;
  stop(): Promise<unknown>;
}

/** A store whose clock the sequences turn, and an agent. */
export async function startSessions(name: string): Promise<RandomSessions> {
  let now = new Date('2026-12-01T05:30:00Z');
  const most = '1000000';
  const service = await startService(
    name,
    { LIMIT_SIGNED_AGENT_CALLS_PER_MINUTE: most, LIMIT_OPEN_SIGNED_AGENT_SESSIONS: most },
    { seeded: 'in part', clock: () => now },
  );
  const agent = await startAgent(service);
  const { body } = await agent.call('POST', '/catalog/search', {
    query: 'ring',
    context: { currency: 'INR' },
    pagination: { limit: 50 },
  });
  const { products } = body as unknown as { products: { variants: { id: string }[] }[] };
  return {
    service,
    agent,
    skus: products.flatMap(({ variants }) => variants.map(({ id }) => id)).slice(0, 5),
    wait: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    stop: () => Promise.all([service.stop(), agent.close()]),
  };
}

/** Runs sequences of at most so many calls. Each answer is looked at by `agent.fixtures.ts`, too. */
export async function runSessions(
  { service, agent, skus, wait }: RandomSessions,
  { runs, steps }: { readonly runs: number; readonly steps: number },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: steps }), async (sequence) => {
      const begun = await agent.post('/checkout-sessions', {
        line_items: [{ item: { id: skus[0] ?? '' }, quantity: 1 }],
        context: { currency: 'INR' },
      });
      const path = `/checkout-sessions/${begun.id}`;
      const token = await service.guest();
      let now: Said = begun;
      let last: { readonly key: string; readonly body: object; readonly text: string } | undefined;
      let bag: string | undefined;

      const follow = (next: Said): void => {
        expect([next.id, now.status === next.status || DRAWING[now.status]?.includes(next.status)]).toEqual([
          begun.id,
          true,
        ]);
        // What is final is as it was.
        if (now.status === 'canceled' || now.status === 'completed')
          expect([next.line_items, totalOf(next)]).toEqual([now.line_items, totalOf(now)]);
        now = next;
      };

      for (const one of sequence) {
        if (one.kind === 'wait') wait(one.minutes);
        else if (one.kind === 'update') {
          const body = {
            line_items: one.lines.map(([at, quantity]) => ({ item: { id: skus[at] ?? 'none' }, quantity })),
            context: { currency: 'INR' },
            ...(one.place !== '' && {
              fulfillment: {
                methods: [
                  { type: 'shipping', destinations: [{ postal_code: one.place, address_country: 'IN' }] },
                ],
              },
            }),
            ...(one.code !== '' && { discounts: { codes: [] } }),
          };
          const key = randomUUID();
          const heard = await agent.call('PUT', path, body, { key });
          expect(heard.status).toBe(200);
          last = { key, body, text: heard.text };
          follow(heard.body);
        } else if (one.kind === 'repeat' && last !== undefined) {
          const again = await agent.call('PUT', path, last.body, { key: last.key });
          expect([again.status, again.text]).toEqual([200, last.text]);
        } else if (one.kind === 'take') {
          const taken = await service.post('/api/agents/handover/take/', { token: linkOf(begun) }, { token });
          expect([200, 410]).toContain(taken.status);
          const held = await service.read<Cart>('/api/customer/cart/list/', { token });
          const contents = JSON.stringify(held.items.map(({ sku, quantity }) => [sku, quantity]));
          // Taken again, it is not twice in the bag.
          expect(contents).toBe(bag ?? contents);
          if (taken.status === 200) bag = contents;
          follow(await agent.get(path));
        } else if (one.kind === 'complete' || one.kind === 'cancel')
          follow(await agent.post(`${path}/${one.kind}`));
        else follow(await agent.get(path));
      }
    }),
    { numRuns: runs },
  );
}
