import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compile } from 'typebox/schema';
import { parse } from 'yaml';
import type { CheckedChart } from './check-chart.ts';
import {
  envOfImage,
  knownSettings,
  runProgram,
  settingsFault,
  type Env,
  type Reader,
} from './deployment.fixtures.ts';
import { composeSecrets } from './secrets.ts';
import { root } from '../workspace.ts';

jest.setTimeout(120_000);

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly envFrom: readonly { readonly secretRef: { readonly name: string } }[];
  readonly securityContext: object;
  readonly readinessProbe?: { readonly httpGet: { readonly path: string; readonly port: string } };
  readonly livenessProbe?: { readonly httpGet: { readonly path: string; readonly port: string } };
}
interface Workload {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly securityContext: object;
        readonly automountServiceAccountToken: boolean;
        readonly terminationGracePeriodSeconds?: number;
        readonly containers: readonly Container[];
      };
    };
  };
}

const CHART = join(root, 'deploy', 'chart');
const defaults = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')) as Record<string, object>;
const schema = Compile(JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8')) as object);

/** The least that people give. */
const GIVEN = {
  origin: 'https://shop.example',
  image: { repository: 'images.example/suvarna' },
  store: {
    supportPhone: '1800-123-4567',
    supportWhatsapp: '911234567890',
    supportEmail: 'help@shop.example',
    grievanceOfficerName: 'Asha "A" Rao',
    grievanceOfficerEmail: 'grievance@shop.example',
    contactSince: '2026-11-29',
  },
  storage: { endpoint: 'https://storage.example' },
  ingress: { host: 'shop.example', tlsSecret: 'shop-tls' },
};
const CONSOLE = {
  origin: 'https://console.shop.example',
  host: 'console.shop.example',
  tlsSecret: 'console-tls',
};
const ELSEWHERE = {
  ...GIVEN,
  image: { ...GIVEN.image, tag: '1.2.3', pullSecrets: ['pull'] },
  ingress: { enabled: false },
  database: { enabled: false, ownerSecret: 'database-owner' },
  networkPolicies: { enabled: false },
  seed: { enabled: false },
  registryVolume: { storageClass: 'fast' },
  processes: {
    registry: { autoscaling: { enabled: true } },
    jobs: { autoscaling: { enabled: true }, settings: { LOG_LEVEL: 'warn' } },
    composer: { autoscaling: { enabled: false } },
  },
};

const checked = async (values: object): Promise<CheckedChart> =>
  JSON.parse(
    await runProgram([join(import.meta.dirname, 'check-chart.ts')], { input: JSON.stringify(values) }),
  ) as CheckedChart;

let chart: CheckedChart;
let elsewhere: CheckedChart;
let traced: CheckedChart;
beforeAll(async () => {
  const traces = { endpoint: 'http://otel-collector.monitoring:4318' };
  [chart, elsewhere, traced] = await Promise.all([
    checked({ ...GIVEN, console: CONSOLE }),
    checked(ELSEWHERE),
    checked({ ...GIVEN, traces }),
  ]);
});

const named = (of: CheckedChart): readonly string[] =>
  of.manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted();
const workloads = (): readonly Workload[] =>
  chart.manifests.filter(({ kind }) => /^(Deployment|StatefulSet|Job)$/.test(kind)) as unknown as Workload[];
function workload(name: string): Workload {
  const found = workloads().find(({ metadata }) => metadata.name === `suvarna-${name}`);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}
function containerOf(name: string): Container {
  const [container] = workload(name).spec.template.spec.containers;
  if (container === undefined) throw new Error(`${name} has no container`);
  return container;
}

describe('values', () => {
  const laid = {
    ...defaults,
    ...Object.fromEntries(
      Object.entries(GIVEN).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : { ...defaults[name], ...value },
      ]),
    ),
  };
  it('have the shape that the schema says, and its defaults name no store', () => {
    expect(schema.Errors(laid)).toEqual([true, []]);
    // What has no default is missed, whichever it is.
    for (const name of Object.keys(GIVEN))
      expect([name, schema.Check({ ...laid, [name]: defaults[name] })]).toEqual([name, false]);
  });

  it('name host and certificate of a console that an ingress leads to', () => {
    const refused = (given: object, more: object = {}): boolean =>
      !schema.Check({ ...laid, console: { ...defaults['console'], ...given }, ...more });
    expect(refused(CONSOLE)).toBe(false);
    expect(refused({ ...CONSOLE, origin: 'http://console.shop.example' })).toBe(true);
    expect(refused({ ...CONSOLE, host: '' })).toBe(true);
    expect(refused({ ...CONSOLE, tlsSecret: '' })).toBe(true);
    const ingress = { ...defaults['ingress'], enabled: false };
    expect(refused({ origin: CONSOLE.origin }, { ingress })).toBe(false);
  });

  it('that no template reads are refused', () => {
    expect(schema.Check({ ...defaults, ...GIVEN, replicas: 3 })).toBe(false);
  });
});

describe('manifests', () => {
  it('are what Kubernetes takes, with what may be switched switched, too', () => {
    expect([...chart.faults, ...elsewhere.faults, ...traced.faults]).toEqual([]);
  });

  it('are there or not as values say', () => {
    expect(named(chart)).toEqual(
      expect.arrayContaining([
        'Cluster suvarna-database',
        'Pooler suvarna-pooler',
        'Ingress suvarna-shop',
        'Ingress suvarna-console',
        'Job suvarna-migrate',
        'Job suvarna-seed',
        'NetworkPolicy suvarna-nothing-else',
        'StatefulSet suvarna-registry',
      ]),
    );
    expect(named(elsewhere).filter((name) => /Cluster|Pooler|Ingress|NetworkPolicy|seed/.test(name))).toEqual(
      [],
    );
    for (const without of [elsewhere, traced]) {
      expect(named(without).filter((name) => name.includes('console'))).toEqual([]);
      expect(JSON.stringify(without.manifests)).not.toMatch(/console/i);
    }
    expect(named(chart).filter((name) => name.includes('console'))).toEqual([
      'Deployment suvarna-console',
      'Ingress suvarna-console',
      'NetworkPolicy suvarna-console',
      'PodDisruptionBudget suvarna-console',
      'Service suvarna-console',
    ]);
    expect(named(chart)).not.toContain('NetworkPolicy suvarna-traces');
    expect(named(traced)).toContain('NetworkPolicy suvarna-traces');
    expect(named(elsewhere)).toContain('HorizontalPodAutoscaler suvarna-registry');
    expect(JSON.stringify(elsewhere.manifests)).toContain('images.example/suvarna/commerce:1.2.3');
  });

  it('whose fields are misspelt are found', async () => {
    const { faultsOf } = JSON.parse(
      await runProgram([
        '--input-type=module',
        '-e',
        `
        const { faultsOf } = await import(${JSON.stringify(join(import.meta.dirname, 'kubernetes-schemas.ts'))});
        const service = (spec) => ({ apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' }, spec });
        const said = [{ ports: [{ port: 1, targetprot: 2 }] }, { ports: [{ port: 'one' }] }].map(service).flatMap(faultsOf);
        process.stdout.write(JSON.stringify({ faultsOf: said }));
      `,
      ]),
    ) as { readonly faultsOf: readonly string[] };
    expect(faultsOf.join('\n')).toMatch(
      /targetprot is no field that Kubernetes knows[\s\S]*\/spec\/ports\/0\/port/,
    );
  });
});

const PROCESSES: readonly (readonly [name: string, reader: Reader, ready: string])[] = [
  ['composer', 'composer', '/readyz'],
  ['commerce', 'commerce', '/readyz?for=pages'],
  ['jobs', 'commerce', '/readyz?for=jobs'],
  ['imaging', 'imaging', '/readyz'],
  ['registry', 'registry', '/readyz'],
  ['console', 'console', '/readyz'],
];

/** Secrets as people make them: by the names that `values.yaml` lists. */
function secretEnv(reader: Reader): Env {
  const files = composeSecrets();
  return Object.fromEntries(
    (files[`${reader}.env`] ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
      .filter(([name]) => !name.startsWith('DATABASE_')),
  );
}
/** Of a container; what comes from a database's secret is an address of one. */
function envOf(name: string, reader: Reader): Env {
  const url = (setting: string): string =>
    `postgresql://${setting === 'DATABASE_URL' && reader === 'commerce' ? 'suvarna_pooled' : 'suvarna'}:x@db:5432/suvarna`;
  return {
    ...envOfImage(reader),
    ...secretEnv(reader),
    ...Object.fromEntries(
      containerOf(name).env.map(({ name: setting, value }) => [setting, value ?? url(setting)]),
    ),
  };
}

describe.each(PROCESSES)('%s', (name, reader, ready) => {
  it('is asked whether it lives and is ready where its image listens', () => {
    const { ports = [], readinessProbe, livenessProbe } = containerOf(name);
    const listening = envOfImage(reader);
    const byName = Object.fromEntries(ports.map((port) => [port.name, String(port.containerPort)]));
    expect(byName['http']).toBe(listening['PORT']);
    if (name === 'composer') expect(byName['ops']).toBe(listening['OPS_PORT']);
    if (name === 'commerce') expect(byName['pages']).toBe(listening['PAGES_PORT']);
    expect([readinessProbe?.httpGet, livenessProbe?.httpGet]).toEqual([
      { path: ready, port: 'http' },
      { path: '/livez', port: 'http' },
    ]);
  });

  it('is given all that it wants in production, and nothing it does not know', async () => {
    const env = envOf(name, reader);
    const known = knownSettings(reader);
    expect(Object.keys(env).filter((setting) => !known.has(setting))).toEqual([]);
    // Jobs differ from calls by their role alone, and what the process is told is read the same.
    if (name === 'jobs')
      return expect({ ...env, ROLE: 'http' }).toMatchObject(
        Object.fromEntries(
          containerOf('commerce').env.flatMap(({ name: of, value }) =>
            value === undefined ? [] : [[of, value]],
          ),
        ),
      );
    const said = await settingsFault(reader, reader === 'imaging' ? { ...env, CHROMIUM: 'none' } : env);
    // The key's file is mounted in a pod.
    expect(said.split('\n').filter((line) => line.startsWith('  - ') && !line.includes('/keys/'))).toEqual(
      [],
    );
  });
});

it('the probes are those of docs/deployment.md', () => {
  const written = readFileSync(join(root, 'docs', 'deployment.md'), 'utf8');
  for (const [, , ready] of PROCESSES) expect(written).toContain(`\`${ready}\``);
});

it('a pod is killed later than its process needs to end, and the notice is longer than a probe takes to notice', () => {
  for (const [name] of PROCESSES) {
    const { containers, terminationGracePeriodSeconds = 0 } = workload(name).spec.template.spec;
    const of = (setting: string, fallback: number): number =>
      Number(containers[0]?.env.find((one) => one.name === setting)?.value ?? fallback);
    expect(terminationGracePeriodSeconds * 1_000).toBeGreaterThan(
      of('SHUTDOWN_NOTICE_MS', 0) + of('DRAIN_MS', 10_000) + 5_000,
    );
    expect(containers[0]?.readinessProbe).toMatchObject({ periodSeconds: 2, failureThreshold: 2 });
    expect(of('SHUTDOWN_NOTICE_MS', 0)).toBeGreaterThan(4_000);
  }
});

it('every pod is restricted as the Pod Security Standards want it', () => {
  expect(workloads().length).toBe(8);
  for (const { spec } of workloads()) {
    const pod = spec.template.spec;
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const container of pod.containers)
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  }
});

it('people sign in where the console is', () => {
  expect(containerOf('registry').env).toContainEqual({ name: 'CONSOLE_ORIGIN', value: CONSOLE.origin });
});

it('migrations run before an upgrade', () => {
  expect(workload('migrate').metadata.annotations).toMatchObject({
    'helm.sh/hook': 'post-install,pre-upgrade',
  });
  expect(containerOf('migrate').command?.at(-1)).toBe('services/commerce/src/migrate.ts');
});

it('the owner of the database may become the roles it makes, and prepare the login of the pooler', () => {
  const cluster = chart.manifests.find(({ kind }) => kind === 'Cluster');
  expect(cluster).toMatchObject({
    spec: {
      bootstrap: {
        initdb: {
          postInitSQL: [
            'alter role suvarna createrole',
            "alter role suvarna set createrole_self_grant = 'set, inherit'",
            'create role suvarna_pooled login',
            'grant suvarna_pooled to suvarna with admin option',
          ],
        },
      },
    },
  });
});

it('who asks whom is let through, and nothing else comes in', () => {
  const policies = chart.manifests.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as readonly {
    readonly metadata: { readonly name: string };
    readonly spec: {
      readonly ingress?: readonly {
        readonly from: readonly {
          readonly podSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
        }[];
        readonly ports: readonly { readonly port: number }[];
      }[];
    };
  }[];
  const lets = (to: string, from: string, port: number): boolean =>
    policies
      .filter(({ metadata }) => metadata.name === `suvarna-${to}`)
      .flatMap(({ spec }) => spec.ingress ?? [])
      .some(
        (rule) =>
          rule.ports.some((one) => one.port === port) &&
          rule.from.some(
            ({ podSelector }) => podSelector?.matchLabels['app.kubernetes.io/component'] === from,
          ),
      );
  // Each address that a process is given leads to a pod that takes its calls.
  for (const [name] of PROCESSES)
    for (const { value = '' } of containerOf(name).env) {
      const [, to, port] = /^http:\/\/suvarna-(\w+):(\d+)$/.exec(value) ?? [];
      if (to !== undefined) expect([name, to, lets(to, name, Number(port))]).toEqual([name, to, true]);
    }
  expect(lets('registry', 'commerce', 3100)).toBe(false);
  expect(lets('composer', 'commerce', 3000)).toBe(false);
  expect(lets('commerce', 'console', 4000)).toBe(false);
  const all = policies.find(({ metadata }) => metadata.name === 'suvarna-nothing-else');
  expect(all?.spec.ingress).toBeUndefined();
});
