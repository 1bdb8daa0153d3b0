/** What one client's flood costs everybody else, all through the shop's own address: the attacks of issues 14 and 15, as they were made. */
import type { Store } from '../support/store/store.ts';
import { callerAt, type CallerAt } from './caller-at.ts';
import { DEMO, floodFrom, floods, type Flood, type FloodAnswers } from './flood-client.ts';
import { measureAtRate } from './measure/measure-at-rate.ts';
import type { Throughput } from './measure/measure-throughput.ts';
import { samplePages } from './sample-pages.ts';

export type FloodRow = Readonly<Record<'read' | 'page' | 'signIn', Throughput>>;
export interface FloodBench {
  readonly quiet: FloodRow;
  readonly beside: readonly {
    readonly flood: Flood;
    readonly row: FloodRow;
    readonly answers: FloodAnswers;
  }[];
}

const SECONDS = 8;

export async function benchFlood(
  store: Store,
  {
    isWanted,
    onLine,
  }: { readonly isWanted: (flood: Flood) => boolean; readonly onLine: (line: string) => void },
): Promise<FloodBench> {
  const { products } = await samplePages(store.commerce);
  const [reader, visitor, owner] = ['127.0.0.3', '127.0.0.4', '127.0.0.5'].map((address) =>
    callerAt(store.shop, address),
  ) as [CallerAt, CallerAt, CallerAt];
  const token = await reader.guest();
  let seen = 0;
  const others = async (): Promise<FloodRow> => {
    const load = { seconds: SECONDS, pids: [] };
    const ok = async (sent: ReturnType<CallerAt['send']>): Promise<boolean> => (await sent).status === 200;
    const [read, page, signIn] = await Promise.all([
      measureAtRate({
        ...load,
        rate: 50,
        warmUp: 5,
        send: () => ok(reader.send('/api/customer/cart/list/', { token })),
      }),
      measureAtRate({
        ...load,
        rate: 4,
        warmUp: 5,
        send: () => ok(visitor.send(products[(seen += 1) % products.length] ?? '/')),
      }),
      measureAtRate({
        ...load,
        rate: 1,
        warmUp: 1,
        send: () => ok(owner.send('/api/customer_account/login', { body: DEMO })),
      }),
    ]);
    return { read, page, signIn };
  };
  try {
    onLine('others, to warm up …');
    await others();
    onLine('others, without a flood …');
    const quiet = await others();
    const beside: FloodBench['beside'][number][] = [];
    for (const [at, flood] of floods.filter(isWanted).entries()) {
      onLine(`others beside ${flood} …`);
      // Each from an address of its own, so that none has used up the allowances of the next.
      const flooding = floodFrom({ origin: store.shop, address: `127.0.1.${at + 1}`, flood });
      const [row, answers] = await Promise.all([others(), flooding]);
      beside.push({ flood, row, answers });
    }
    return { quiet, beside };
  } finally {
    for (const caller of [reader, visitor, owner]) caller.close();
  }
}
