import { join } from 'node:path';
import { takeFirstAccount, type FirstAccount } from '@suvarna/registry/first-account';
import type { StoreConfig } from '../config.ts';
import { bringChromium, noBrowser } from '../bring-chromium.ts';
import { build } from '../build/builds.ts';
import { complain, explain, say } from '../terminal.ts';
import { openDatabase } from './database.ts';
import { addresses, plans, type Addresses } from './plans.ts';
import { assertFree } from './ports.ts';
import { pushKeys } from './push-keys.ts';
import { PublishedReleases } from './published-releases.ts';
import { release, unpublished } from './release.ts';
import { runStep } from './run-step.ts';
import { startTogether } from './start-together.ts';
import { sandboxSecrets } from './sandbox-secrets.ts';
import { storedSecret } from './stored-secret.ts';
import { StoreRecord } from './store-file.ts';
import { supervise, type ProcessPlan } from './supervised-process.ts';

export interface OpenStore extends Addresses {
  /** The console's account, when it was made just now: it is shown once. */
  readonly firstAccount: FirstAccount | null;
  close(): Promise<void>;
}

/** Brings a whole store up, in order; whatever was opened is closed again when a later step fails. */
export async function openStore(config: StoreConfig, signal: AbortSignal): Promise<OpenStore> {
  const urls = addresses(config);
  const record = await StoreRecord.open(config.data, urls.shop);
  const closers: (() => Promise<void>)[] = [async () => record.remove()];
  const close = async (): Promise<void> => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  const start = async (plan: ProcessPlan, givingUp: AbortSignal): Promise<void> => {
    givingUp.throwIfAborted();
    say('start', `${plan.name} …`);
    const running = await supervise(plan, {
      signal: givingUp,
      onLine: (line) => say('watch', line),
      onSpawn: (child) => record.add(plan.name, child),
    });
    closers.push(() => running.stop());
  };
  try {
    await Promise.all([
      assertFree(config.host, config.ports.shop, 'SHOP_PORT'),
      assertFree(config.host, config.ports.registry, 'REGISTRY_PORT'),
      assertFree(config.host, config.ports.commerce, 'COMMERCE_PORT'),
      assertFree(config.host, config.ports.pages, 'COMMERCE_PAGES_PORT'),
      assertFree(config.host, config.ports.sandbox, 'SANDBOX_PORT'),
      assertFree(config.host, config.ports.imaging, 'IMAGING_PORT'),
      assertFree(config.host, config.ports.mail, 'SANDBOX_SMTP_PORT'),
      assertFree(config.host, config.ports.console, 'CONSOLE_PORT'),
    ]);
    const published = new PublishedReleases(config.data);
    const building = build({ published: published.hashes(), onLine: (line) => say('build', line) });
    // Reported where it is awaited; until then the database steps may fail first.
    building.catch(() => undefined);
    const browser = await bringChromium({ env: process.env, onLine: (line) => say('chromium', line) });
    const lacks = noBrowser(browser);
    if (lacks !== undefined) complain('chromium', lacks);
    const database = await openDatabase(config);
    closers.push(database.close);
    const processes = plans(
      config,
      { database: database.url, chromium: browser.path || 'none' },
      {
        session: storedSecret(config.data, 'session-secret'),
        document: storedSecret(config.data, 'document-secret'),
        sandbox: sandboxSecrets(config.data),
        push: pushKeys(config.data),
      },
      process.env,
    );
    const inDatabase = async (
      name: string,
      entry: string,
      env: Readonly<Record<string, string>>,
    ): Promise<void> => {
      await runStep({ entry, env, signal, onLine: (line) => say(name, line) });
    };
    await Promise.all([
      inDatabase('migrate', 'services/commerce/src/migrate.ts', processes.commerce.env),
      inDatabase('migrate', 'ops/registry/src/migrate.ts', processes.registry.env),
    ]);
    // Orders and reviews that no customer made are a newcomer's first look, unless a setting says no.
    const demo = process.env['DEMO_DATA'] ?? 'on';
    // A store on this machine has a demo customer; one in production has none.
    await inDatabase('seed', 'services/commerce/src/seed.ts', {
      ...processes.commerce.env,
      NODE_ENV: 'development',
      SEED_DESIGNS: process.env['SEED_DESIGNS'] ?? '',
      DEMO_DATA: demo,
    });
    const fresh = unpublished(await building, published);
    const behind = [
      processes.sandbox,
      processes.registry,
      processes.commerce,
      processes.imaging,
      processes.console,
    ];
    if (fresh.length === 0) {
      // Everything is in the registry already, so no remote has to wait for another.
      await startTogether([...behind, processes.composer], signal, start);
    } else {
      await startTogether(behind, signal, start);
      signal.throwIfAborted();
      await release({
        fresh,
        published,
        registry: urls.registry,
        data: config.data,
        onLine: (line) => say('release', line),
      });
      await start(processes.composer, signal);
    }
    signal.throwIfAborted();
    if (demo === 'on')
      await inDatabase('demo', 'services/commerce/src/demo-data.ts', {
        ...processes.commerce.env,
        NODE_ENV: 'development',
        DEMO_DATA: demo,
      });
    // Without a token no feed is asked for rates.
    if (processes.commerce.env['GOLD_FEED_TOKEN'] !== '')
      await inDatabase('rate', 'services/commerce/src/take-rate.ts', processes.commerce.env);
    return { ...urls, firstAccount: await takeFirstAccount(join(config.data, 'registry')), close };
  } catch (error) {
    await close().catch((closing: unknown) => say('stop', `not clean: ${explain(closing)}`));
    throw error;
  }
}
