import { createRegistryClient, type RegistryClient } from '@suvarna/registry/client';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringChromium } from '../bring-chromium.ts';
import { build } from '../build/builds.ts';
import { explain, say } from '../terminal.ts';
import { assertFree } from '../store/ports.ts';
import { addresses, plans } from '../store/plans.ts';
import { PublishedReleases } from '../store/published-releases.ts';
import { pushKeys } from '../store/push-keys.ts';
import { release, unpublished } from '../store/release.ts';
import { runStep } from '../store/run-step.ts';
import { sandboxSecrets } from '../store/sandbox-secrets.ts';
import { storedSecret } from '../store/stored-secret.ts';
import { answersOk, until } from '../store/until.ts';
import { supervise, type ProcessPlan, type SupervisedProcess } from '../store/supervised-process.ts';
import { localCertificate } from './certificate.ts';
import { startDaemon, type Daemon } from './daemon.ts';
import { haproxyConfig } from './haproxy.ts';
import { startPooler } from './pgbouncer.ts';
import { DATABASE, POOLED, startPostgresPair, USER, type PostgresPair } from './postgres.ts';
import { backendsOf, configOf, PORTS, portsFrom, processesOf, throughPooler } from './topology.ts';

export interface Cluster {
  /** Address of the shop. */
  readonly shop: string;
  /** The same with TLS, and what a client has to trust. */
  readonly secure: { readonly shop: string; readonly certificate: string };
  /** Of the owner of the database, through the balancer. */
  readonly databaseUrl: string;
  readonly postgres: PostgresPair;
  /** Of an operator of releases. */
  readonly operator: RegistryClient;
  readonly processes: ReadonlyMap<
    string,
    { readonly plan: ProcessPlan; readonly running: SupervisedProcess }
  >;
  /** Of each process that runs, by its name. */
  readonly pids: ReadonlyMap<string, number>;
  /** Ends a process in order, and starts it with other settings; resolves when it takes work. */
  replace(name: string, env: Readonly<Record<string, string>>): Promise<void>;
  /** Ends a pooler as a crash would. */
  killPooler(name: 'one' | 'two'): Promise<void>;
  startPooler(name: 'one' | 'two'): Promise<void>;
  close(): Promise<void>;
}

export interface ClusterOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The first of eighty ports. */
  readonly firstPort: number;
  readonly signal: AbortSignal;
}

/**
 * Two of each process behind HAProxy, on one PostgreSQL and its synchronous standby, all on loopback. What
 * it keeps is in a folder that goes with it.
 */
export async function openCluster({ env, firstPort, signal }: ClusterOptions): Promise<Cluster> {
  // Not in a folder of one account alone: the database's has to get into its own.
  const data = mkdtempSync('/tmp/suvarna-cluster-');
  chmodSync(data, 0o755);
  const logs = join(data, 'logs');
  mkdirSync(logs);
  const onLine = (line: string): void => say('watch', line);
  const closers: (() => Promise<void>)[] = [async () => rmSync(data, { recursive: true, force: true })];
  /** One that fails keeps no other running. */
  const close = async (): Promise<void> => {
    const failed: unknown[] = [];
    for (const closeOne of closers.splice(0).reverse())
      await closeOne().catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, 'not everything was stopped');
  };
  try {
    const ports = portsFrom(firstPort);
    // What an earlier one left running would answer in place of this one.
    for (let port = firstPort; port < firstPort + PORTS; port += 1) await assertFree('127.0.0.1', port);
    const published = new PublishedReleases(data);
    const built = await build({ published: published.hashes(), onLine: (line) => say('build', line) });
    const browser = await bringChromium({ env, onLine: (line) => say('chromium', line) });

    say('start', 'PostgreSQL, twice …');
    const postgres = await startPostgresPair({
      folder: join(data, 'postgres'),
      logs,
      ports: ports.postgres,
      checks: ports.checks,
      onLine,
    });
    closers.push(() => postgres.close());

    say('start', 'PgBouncer, twice …');
    const poolers = new Map<'one' | 'two', Daemon>();
    const openPooler = async (name: 'one' | 'two'): Promise<void> => {
      const pooler = await startPooler({
        name: `pooler-${name}`,
        port: ports.poolers[name],
        database: { name: DATABASE, port: ports.database },
        login: POOLED,
        folder: join(data, 'poolers'),
        logs,
        user: postgres.account,
        onLine,
      });
      poolers.set(name, pooler);
    };
    closers.push(async () => {
      for (const pooler of poolers.values()) await pooler.stop();
    });
    for (const name of ['one', 'two'] as const) await openPooler(name);

    say('start', 'HAProxy …');
    const haproxy = join(data, 'haproxy.cfg');
    const certificate = await localCertificate();
    const pem = join(data, 'shop.pem');
    writeFileSync(pem, `${certificate.cert}\n${certificate.key}`, { mode: 0o600 });
    writeFileSync(haproxy, haproxyConfig(backendsOf(ports, pem)));
    const balancer = await startDaemon({
      name: 'haproxy',
      program: 'haproxy',
      words: ['-W', '-db', '-f', haproxy],
      log: join(logs, 'haproxy.log'),
      onExit: (how) => onLine(`haproxy ended (${how})`),
    });
    closers.push(() => balancer.stop());

    const databaseUrl = `postgresql://${USER}@127.0.0.1:${ports.database}/${DATABASE}`;
    const config = configOf(ports, data, databaseUrl);
    const direct = plans(
      config,
      { database: databaseUrl, chromium: browser.path || 'none' },
      {
        session: storedSecret(data, 'session-secret'),
        document: storedSecret(data, 'document-secret'),
        sandbox: sandboxSecrets(data),
        push: pushKeys(data),
      },
      env,
    );
    const pooled = throughPooler(ports, databaseUrl, POOLED);
    const one = { ...direct, commerce: { ...direct.commerce, env: { ...direct.commerce.env, ...pooled } } };
    const step = (name: string, entry: string, of: ProcessPlan): Promise<void> =>
      runStep({ entry, env: of.env, signal, onLine: (line) => say(name, line) });
    await step('migrate', 'services/commerce/src/migrate.ts', one.commerce);
    await step('migrate', 'ops/registry/src/migrate.ts', one.registry);
    await step('seed', 'services/commerce/src/seed.ts', {
      ...one.commerce,
      env: { ...one.commerce.env, NODE_ENV: 'development', DEMO_DATA: 'off' },
    });

    const pids = new Map<string, number>();
    const processes = new Map<string, { readonly plan: ProcessPlan; readonly running: SupervisedProcess }>();
    const start = async (plan: ProcessPlan): Promise<void> => {
      signal.throwIfAborted();
      say('start', `${plan.name} …`);
      const running = await supervise(plan, {
        signal,
        onLine,
        onSpawn: ({ pid }) => pids.set(plan.name, pid),
      });
      processes.set(plan.name, { plan, running });
      closers.push(() => running.stop());
    };
    const { sandbox, registry, commerce, imaging, composer } = processesOf(one, data);
    // The first registry makes the keys that all of them sign with.
    for (const plan of [...sandbox, ...registry]) await start(plan);
    await Promise.all([...commerce, ...imaging].map(start));
    await release({
      fresh: unpublished(built, published),
      published,
      registry: addresses(config).registry,
      data,
      onLine: (line) => say('release', line),
    });
    await Promise.all(composer.map(start));
    // The balancer notices by itself who is ready.
    const { shop } = addresses(config);
    if (!(await until(() => answersOk(`${shop}/readyz`), 30_000, signal)))
      throw new Error('the balancer finds no composer');
    const token = readFileSync(join(data, 'registry', 'operator-token'), 'utf8').trim();
    return {
      shop,
      secure: { shop: `https://127.0.0.1:${ports.secureShop}`, certificate: certificate.cert },
      databaseUrl,
      postgres,
      operator: createRegistryClient({ url: addresses(config).registry, token }),
      processes,
      pids,
      async replace(name, changed) {
        const now = processes.get(name);
        if (now === undefined) throw new Error(`there is no ${name}`);
        await now.running.stop();
        await start({ ...now.plan, env: { ...now.plan.env, ...changed } });
      },
      killPooler: async (name) => poolers.get(name)?.stop('SIGKILL'),
      startPooler: openPooler,
      close,
    };
  } catch (error) {
    await close().catch((closing: unknown) => say('stop', `not clean: ${explain(closing)}`));
    throw error;
  }
}
