/** Two composers and two of commerce: one of commerce is the store's own, the others are beside it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@suvarna/testing/free-ports';
import { until } from '@suvarna/testing/until';
import { openBalancer, type Balanced, type Balancer } from './balancer.ts';
import { composerPlan } from './composer.ts';
import { processOf, saysYes, settingsOf, startOwn, type OwnPlan, type OwnProcess } from './own-process.ts';
import type { Store } from './store.ts';

const COMMERCE = 'services/commerce/src/server.ts';
/** Longer than a balancer needs to see it, on a machine that is busy with browsers as well. */
const NOTICE = { SHUTDOWN_NOTICE_MS: '4000' };

type Beside = 'composer-1' | 'composer-2' | 'commerce-2';

export interface TwoOfEach {
  /** Address of the shop. */
  readonly shop: string;
  readonly databaseUrl: string;
  /** Ends one in order, and starts it again, with other settings where they are given; resolves when it takes calls. */
  roll(name: Beside, env?: Readonly<Record<string, string>>): Promise<void>;
  /** Kills commerce of the store itself; resolves when that, which is started again, takes calls. */
  killCommerce(): Promise<void>;
  close(): Promise<void>;
}

export async function openTwoOfEach(store: Store): Promise<TwoOfEach> {
  const folder = await mkdtemp(join(tmpdir(), 'suvarna-two-'));
  const closers: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  const own = new Map<Beside, { readonly plan: OwnPlan; readonly running: OwnProcess }>();
  const start = async (name: Beside, plan: OwnPlan): Promise<void> => {
    own.set(name, { plan, running: await startOwn(plan) });
  };
  closers.push(async () => {
    await Promise.all([...own.values()].map(({ running }) => running.end()));
  });
  const balance = async (targets: readonly Balanced[], saysWho = false): Promise<Balancer> => {
    const balancer = await openBalancer(targets, saysWho);
    closers.push(() => balancer.close());
    return balancer;
  };

  try {
    const [calls = 0, pages = 0, first = 0, second = 0] = await freePorts(4);
    const at = (port: number): string => `http://127.0.0.1:${port}`;
    const settings = settingsOf(processOf(store.data, COMMERCE));
    const readyAt = [`${store.commerce}/readyz`, `${at(calls)}/readyz`] as const;
    const commerce = start('commerce-2', {
      entry: COMMERCE,
      env: { ...settings, ...NOTICE, ROLE: 'http', PORT: String(calls), PAGES_PORT: String(pages) },
      ready: () => saysYes(readyAt[1]),
    });
    const [ofCalls, ofPages] = await Promise.all([
      balance([
        { origin: store.commerce, ready: readyAt[0] },
        { origin: at(calls), ready: readyAt[1] },
      ]),
      balance([
        { origin: store.pages, ready: readyAt[0] },
        { origin: at(pages), ready: readyAt[1] },
      ]),
    ]);
    const composers = (['composer-1', 'composer-2'] as const).map((name, place) =>
      start(
        name,
        composerPlan(store, {
          registry: store.registry,
          data: join(folder, name),
          port: place === 0 ? first : second,
          env: {
            ...NOTICE,
            COMMERCE_URL: ofCalls.origin,
            COMMERCE_PAGES_URL: ofPages.origin,
            SHELL_FILES: join(folder, 'shells'),
            TRUSTED_HOPS: '1',
          },
        }),
      ),
    );
    await Promise.all([commerce, ...composers]);
    const shop = await balance(
      [first, second].map((port) => ({ origin: at(port), ready: `${at(port)}/readyz` })),
      true,
    );
    await until(() => saysYes(`${shop.origin}/readyz`), 'both are behind one address');
    return {
      shop: shop.origin,
      databaseUrl: settings['DATABASE_URL'] ?? '',
      async roll(name, env = {}) {
        const now = own.get(name);
        if (now === undefined) throw new Error(`there is no ${name}`);
        await now.running.end();
        await start(name, { ...now.plan, env: { ...now.plan.env, ...env } });
      },
      async killCommerce() {
        process.kill(processOf(store.data, COMMERCE), 'SIGKILL');
        await until(async () => !(await saysYes(readyAt[0])), 'it is gone');
        await until(() => saysYes(readyAt[0]), 'it is there again', 120_000);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
