/** Which processes a cluster is, two of each, and what stands in front of them. */
import { join } from 'node:path';
import type { StoreConfig } from '../config.ts';
import type { Plans } from '../store/plans.ts';
import type { ProcessPlan } from '../store/supervised-process.ts';
import type { Backend } from './haproxy.ts';

const HOST = '127.0.0.1';
/** Addresses of each kind, ten apart: its processes have the ports after it. */
export function portsFrom(first: number) {
  const at = (place: number): number => first + place * 10;
  return {
    shop: at(0),
    secureShop: at(0) + 9,
    registry: at(1),
    commerce: at(2),
    pages: at(3),
    sandbox: at(4),
    mail: at(4) + 1,
    console: at(4) + 2,
    imaging: at(5),
    database: at(6),
    postgres: { one: at(6) + 1, two: at(6) + 2 },
    checks: { one: at(6) + 3, two: at(6) + 4 },
    pooler: at(7),
    poolers: { one: at(7) + 1, two: at(7) + 2 },
  };
}
export type Ports = ReturnType<typeof portsFrom>;

/** How many there are from the first on. */
export const PORTS = 80;

export const configOf = (ports: Ports, data: string, databaseUrl: string): StoreConfig => ({
  data,
  host: HOST,
  ports,
  databaseUrl,
});

/** One of several: with ports, a log and a name of its own. */
function oneOf(plan: ProcessPlan, number: number, env: Readonly<Record<string, string>> = {}): ProcessPlan {
  const port = String(Number(plan.env['PORT']) + number);
  return {
    ...plan,
    name: `${plan.name}-${number}`,
    log: plan.log.replace(/\.log$/, `-${number}.log`),
    readyUrl: plan.readyUrl.replace(/:\d+\//, `:${port}/`),
    env: {
      ...plan.env,
      PORT: port,
      // As long as the balancer may take to see it, and what it sent until then to be answered.
      SHUTDOWN_NOTICE_MS: '2000',
      ...(plan.env['PAGES_PORT'] !== undefined && {
        PAGES_PORT: String(Number(plan.env['PAGES_PORT']) + number),
      }),
      ...env,
    },
  };
}

const TWO = [1, 2] as const;

/** Settings of commerce behind the poolers. @param direct address of the database itself */
export const throughPooler = (ports: Ports, direct: string, login: string) => {
  const pooled = new URL(direct);
  pooled.port = String(ports.pooler);
  pooled.username = login;
  return { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: direct, DATABASE_POOLER: 'transaction' };
};

/** Those that others need come first. */
export const processesOf = (plans: Plans, data: string) => ({
  sandbox: [plans.sandbox],
  registry: TWO.map((number) => oneOf(plans.registry, number)),
  commerce: [
    ...TWO.map((number) => oneOf(plans.commerce, number, { ROLE: 'http' })),
    ...TWO.map((number) => ({
      ...oneOf(plans.commerce, number + TWO.length, { ROLE: 'jobs' }),
      name: `jobs-${number}`,
    })),
  ],
  imaging: TWO.map((number) => oneOf(plans.imaging, number)),
  composer: TWO.map((number) =>
    oneOf(plans.composer, number, {
      COMPOSER_DATA: join(data, `composer-${number}`),
      // The balancer says who calls.
      TRUSTED_HOPS: '1',
      SHELL_FILES: join(data, 'shells'),
    }),
  ),
});

/** One address for each kind. @param pem file of the shop's certificate and its key */
export function backendsOf(ports: Ports, pem: string): readonly Backend[] {
  const two = (name: string, port: number, checked = port) =>
    TWO.map((number) => ({
      name: `${name}-${number}`,
      port: port + number,
      ...(checked !== port && { checkPort: checked + number }),
    }));
  const http = { kind: 'http', ready: '/readyz' } as const;
  return [
    {
      ...http,
      name: 'shop',
      port: ports.shop,
      servers: two('composer', ports.shop),
      saysWho: true,
      secure: { port: ports.secureShop, pem },
    },
    { ...http, name: 'registry', port: ports.registry, servers: two('registry', ports.registry) },
    {
      ...http,
      name: 'commerce',
      port: ports.commerce,
      servers: two('commerce', ports.commerce),
      saysWho: true,
    },
    // Pages ask for nobody: who says otherwise is not answered there.
    { ...http, name: 'pages', port: ports.pages, servers: two('commerce', ports.pages, ports.commerce) },
    {
      ...http,
      name: 'imaging',
      port: ports.imaging,
      servers: two('imaging', ports.imaging),
      byAddress: true,
    },
    {
      name: 'pooler',
      port: ports.pooler,
      kind: 'tcp',
      servers: (['one', 'two'] as const).map((name) => ({
        name: `pooler-${name}`,
        port: ports.poolers[name],
      })),
    },
    {
      name: 'database',
      port: ports.database,
      kind: 'tcp',
      ready: '/',
      servers: (['one', 'two'] as const).map((name) => ({
        name: `postgres-${name}`,
        port: ports.postgres[name],
        checkPort: ports.checks[name],
      })),
    },
  ];
}
