/** What one client's flood costs everybody else, all through the shop's own address: the attacks of issue 14, as they were made. */
import { randomUUID } from 'node:crypto';
import type { Store } from '../support/store.ts';
import { callerAt, type CallerAt } from './caller-at.ts';
import { measureAtRate } from './measure-at-rate.ts';
import type { Throughput } from './measure-throughput.ts';
import { samplePages } from './sample-pages.ts';

export type FloodRow = Readonly<Record<'read' | 'page' | 'signIn', Throughput>>;
export interface FloodBench {
  readonly quiet: FloodRow;
  readonly resets: FloodRow;
  readonly registrations: FloodRow;
  /** Answers the floods got, by status. */
  readonly answers: Readonly<Record<'resets' | 'registrations', Readonly<Record<number, number>>>>;
}

const SECONDS = 8;
const DEMO = { email: 'demo@suvarna.example', password: 'Suvarna#2026' };

async function guestOf(caller: CallerAt): Promise<string> {
  const { text } = await caller.send('/api/customer/customer_account/createguest/', { body: { uuid: randomUUID() } });
  return (JSON.parse(text) as { data: { access_token: string } }).data.access_token;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** 300 calls at once with a link that was never sent; again every second once they are answered. */
async function resets(caller: CallerAt, onAnswer: (status: number) => void): Promise<void> {
  const until = performance.now() + SECONDS * 1_000;
  while (performance.now() < until) {
    const next = pause(1_000);
    await Promise.all(Array.from({ length: 300 }, async () => {
      const { status } = await caller.send('/api/customer/customer_account/reset_password/', { body: { token: 'x'.repeat(43), password: 'a long enough passphrase' } });
      onAnswer(status);
    }));
    await next;
  }
}

/** 172 accounts begun within eight seconds. */
async function registrations(caller: CallerAt, onAnswer: (status: number) => void): Promise<void> {
  const token = await guestOf(caller);
  await Promise.all(Array.from({ length: 172 }, async (_value, at) => {
    await pause((at * SECONDS * 1_000) / 172);
    const body = { email: `flood-${at}@bench.example`, password: 'a long enough passphrase', first_name: 'Om', last_name: 'Rao', phone: '91-9812345678' };
    const { status } = await caller.send('/api/customer/customer_account/register/', { body, token });
    onAnswer(status);
  }));
}

export async function benchFlood(store: Store, onLine: (line: string) => void): Promise<FloodBench> {
  const { products } = await samplePages(store.commerce);
  const [attacker, reader, visitor, owner] = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'].map((address) => callerAt(store.shop, address)) as [CallerAt, CallerAt, CallerAt, CallerAt];
  const token = await guestOf(reader);
  let seen = 0;
  const others = async (): Promise<FloodRow> => {
    const load = { seconds: SECONDS, pids: [] };
    const ok = async (sent: ReturnType<CallerAt['send']>): Promise<boolean> => (await sent).status === 200;
    const [read, page, signIn] = await Promise.all([
      measureAtRate({ ...load, rate: 20, warmUp: 5, send: () => ok(reader.send('/api/customer/cart/list/', { token })) }),
      measureAtRate({ ...load, rate: 4, warmUp: 5, send: () => ok(visitor.send(products[(seen += 1) % products.length] ?? '/')) }),
      measureAtRate({ ...load, rate: 1, warmUp: 1, send: () => ok(owner.send('/api/customer_account/login', { body: DEMO })) }),
    ]);
    return { read, page, signIn };
  };
  const beside = async (name: string, flood: (caller: CallerAt, onAnswer: (status: number) => void) => Promise<void>) => {
    onLine(`others beside ${name} …`);
    const answers: Record<number, number> = {};
    const flooding = flood(attacker, (status) => { answers[status] = (answers[status] ?? 0) + 1; });
    const row = await others();
    await flooding;
    return { row, answers };
  };
  try {
    onLine('others, without a flood …');
    const quiet = await others();
    const byLink = await beside('300 resets at once', resets);
    const byRegistration = await beside('172 registrations in 8 s', registrations);
    return { quiet, resets: byLink.row, registrations: byRegistration.row, answers: { resets: byLink.answers, registrations: byRegistration.answers } };
  } finally {
    for (const caller of [attacker, reader, visitor, owner]) caller.close();
  }
}
