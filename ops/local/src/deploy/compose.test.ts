import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Compile } from 'typebox/schema';
import { parse } from 'yaml';
import { root } from '../workspace.ts';
import {
  DOCKERFILE,
  envOfImage,
  knownSettings,
  settingsFault,
  type Env,
  type Reader,
} from './deployment.fixtures.ts';
import { composeSecrets } from './secrets.ts';

// Each process is loaded and reads its settings.
jest.setTimeout(120_000);

interface Service {
  readonly image: string;
  readonly command?: readonly string[] | string;
  readonly env_file?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly build?: { readonly target: string };
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
  readonly deploy?: { readonly replicas?: number };
  readonly depends_on?: Readonly<Record<string, object>>;
}
interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const FOLDER = join(root, 'deploy', 'compose');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const source = read('compose.yaml');
const file = parse(source, { merge: true }) as ComposeFile;
const dockerfile = DOCKERFILE;
const ours = Object.entries(file.services).filter(([, { image }]) => image.startsWith('suvarna/'));
const secrets = composeSecrets();

/** Services that run a process with settings of its own, and whose they are. */
const SETTINGS: readonly (readonly [service: string, reader: Reader])[] = [
  ['composer', 'composer'],
  ['commerce', 'commerce'],
  ['commerce-jobs', 'commerce'],
  ['migrate', 'commerce'],
  ['seed', 'commerce'],
  ['imaging', 'imaging'],
  ['registry', 'registry'],
  ['console', 'console'],
];

const envOf = (text: string): Env =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => {
        const at = line.indexOf('=');
        return [line.slice(0, at), line.slice(at + 1)];
      }),
  );

/** What people fill in, filled in. */
const FROM_PEOPLE: Env = {
  SUPPORT_PHONE: '1800-123-4567',
  SUPPORT_WHATSAPP: '911234567890',
  SUPPORT_EMAIL: 'help@shop.example',
  GRIEVANCE_OFFICER_NAME: 'Meera Iyer',
  GRIEVANCE_OFFICER_EMAIL: 'grievance@shop.example',
  CONTACT_SINCE: '2026-11-29',
};

/** The environment that a container of the service has. @param mounted folder in which its secrets lie */
function envOfService(name: string, mounted = '/run/secrets'): Env {
  const { env_file: files = [], environment = {}, image } = file.services[name] as Service;
  const target = /suvarna\/([a-z]+):/.exec(image)?.[1] ?? '';
  const fromFiles = files.map((path) =>
    path === 'store.env'
      ? { ...envOf(read('store.env.example')), ...FROM_PEOPLE }
      : envOf(secrets[path.replace('secrets/', '')] ?? ''),
  );
  const given = Object.assign({}, envOfImage(target), ...fromFiles, environment) as Env;
  return Object.fromEntries(
    Object.entries(given).map(([setting, value]) => [
      setting,
      value
        .replaceAll(/\$\{PUBLIC_ORIGIN:\?[^}]*\}/g, 'https://shop.example')
        .replaceAll('${CONSOLE_ORIGIN:-}', '')
        .replaceAll('/run/secrets', mounted),
    ]),
  );
}

it('the file is one by the schema of the Compose specification', () => {
  const schema = join(
    dirname(createRequire(import.meta.url).resolve('dclint/package.json')),
    'schemas',
    'compose.schema.json',
  );
  const compiled = Compile(JSON.parse(readFileSync(schema, 'utf8')) as object);
  expect(compiled.Errors(file)).toEqual([true, []]);
  expect(compiled.Check({ ...file, services: { shop: { imagee: 'x' } } })).toBe(false);
});

it('what it names is there: services, secrets, files and targets of the images', () => {
  for (const [name, service] of Object.entries(file.services)) {
    for (const other of Object.keys(service.depends_on ?? {})) expect(file.services).toHaveProperty([other]);
    for (const secret of service.secrets ?? []) expect(file.secrets).toHaveProperty([secret]);
    for (const volume of service.volumes ?? [])
      if (volume.startsWith('./'))
        expect([name, existsSync(join(FOLDER, volume.split(':')[0] ?? ''))]).toEqual([name, true]);
    if (service.build) expect(dockerfile).toMatch(new RegExp(`^FROM .* AS ${service.build.target}$`, 'm'));
  }
  const made = [
    ...Object.values(file.secrets).map((secret) => secret.file),
    ...ours.flatMap(([, one]) => one.env_file ?? []),
  ];
  const missing = made.filter((path) => path.startsWith('secrets/') && secrets[path.slice(8)] === undefined);
  // The certificate is brought by people.
  expect([...new Set(missing)]).toEqual(['secrets/tls.pem']);
});

it.each(ours.map(([name]) => name))(
  '%s can change nothing of its image and has no rights beyond its own',
  (name) => {
    expect(file.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '30s',
    });
  },
);

it('there are two of each process', () => {
  const two = ['composer', 'commerce', 'commerce-jobs', 'imaging', 'registry'];
  expect(two.map((name) => file.services[name]?.deploy?.replicas)).toEqual([2, 2, 2, 2, 2]);
});

describe('settings', () => {
  let mounted: string;
  beforeAll(() => {
    mounted = mkdtempSync(join(tmpdir(), 'secrets-'));
    for (const [name, text] of Object.entries(secrets)) writeFileSync(join(mounted, name), text);
  });
  afterAll(() => rmSync(mounted, { recursive: true }));

  const OF_COMMERCE = ['commerce-jobs', 'migrate', 'seed'];
  it.each(OF_COMMERCE)('of %s are those of commerce, but for its role and whom its jobs tell', (service) => {
    const {
      REGISTRY_URL: _url,
      REGISTRY_COMPOSER_TOKEN_FILE: _token,
      ...env
    }: Readonly<Record<string, string>> = envOfService(service);
    expect({ ...env, ROLE: 'http' }).toEqual(envOfService('commerce'));
  });

  const each = SETTINGS.filter(([service]) => !OF_COMMERCE.includes(service));
  it.each(each)('of %s are all that its process wants in production', async (service, reader) => {
    const env = envOfService(service, mounted);
    // The browser is in the image.
    expect(await settingsFault(reader, reader === 'imaging' ? { ...env, CHROMIUM: 'none' } : env)).toBe('');
  });

  it('that are missing are found', async () => {
    const { PUBLIC_ORIGIN: _, ...env } = envOfService('registry', mounted);
    expect(await settingsFault('registry', env)).toContain('PUBLIC_ORIGIN is missing');
  });

  it.each(SETTINGS)('of %s are known to its process by name', (service, reader) => {
    const known = knownSettings(reader);
    expect(known.size).toBeGreaterThan(10);
    expect(Object.keys(envOfService(service)).filter((name) => !known.has(name))).toEqual([]);
  });
});

it('no secret stands in a file, and no two stores have the same', () => {
  const again = composeSecrets();
  const texts = [source, dockerfile, ...['haproxy.cfg', 'pgbouncer.ini', 'store.env.example'].map(read)];
  for (const [name, text] of Object.entries(secrets)) {
    expect([name, again[name] === text]).toEqual([name, false]);
    for (const other of texts) expect(other.includes(text.trim())).toBe(false);
  }
});

describe('the balancer', () => {
  const config = read('haproxy.cfg');
  const imagePorts = Object.fromEntries(
    ['composer', 'commerce', 'imaging', 'registry', 'console'].map((name) => [name, envOfImage(name)]),
  );

  it('sends each kind to the ports that its processes listen at', () => {
    const targets = [...config.matchAll(/server-template \w+ \d+ (\w+):(\d+)/g)].map(([, to, port]) => [
      to,
      port,
    ]);
    expect(targets).toEqual([
      ['composer', imagePorts['composer']?.['PORT']],
      ['console', imagePorts['console']?.['PORT']],
      ['registry', imagePorts['registry']?.['PORT']],
      ['commerce', imagePorts['commerce']?.['PORT']],
      ['commerce', imagePorts['commerce']?.['PAGES_PORT']],
      ['imaging', imagePorts['imaging']?.['PORT']],
    ]);
  });

  it('keeps figures and probes to itself, and says who calls, at each port that the world reaches', () => {
    const [, ...frontends] = config.split(/^frontend (?=shop|operators)/m);
    expect(frontends).toHaveLength(2);
    for (const frontend of frontends)
      for (const line of [
        'ssl crt /run/secrets/tls.pem',
        'option forwardfor',
        'del-header Forwarded',
        'deny_status 404 if { path /metrics /livez /readyz }',
      ])
        expect(frontend.split('\nbackend ')[0]).toContain(line);
    // No CDN is in front of the console, and its callers may be of the network that it trusts.
    expect(frontends[1]).toContain('del-header X-Forwarded-For');
  });

  it('is where the processes look for each other', () => {
    const bound = new Set([...config.matchAll(/bind :(\d+)/g)].map(([, port]) => port));
    const asked = SETTINGS.flatMap(([name]) =>
      Object.values(envOfService(name)).flatMap(
        (value) => /^http:\/\/balancer:(\d+)$/.exec(value)?.[1] ?? [],
      ),
    );
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((port) => !bound.has(port))).toEqual([]);
  });

  it('notices before a process that ends stops listening', () => {
    const [, inter, fall] = /inter (\d+)ms .* fall (\d+)/.exec(config) ?? [];
    const reference = readFileSync(join(root, 'docs', 'settings.md'), 'utf8');
    const [, notice] = /`SHUTDOWN_NOTICE_MS` \| (\d+)/.exec(reference) ?? [];
    expect(Number(inter) * Number(fall)).toBeLessThan(Number(notice));
    expect(config).toContain('retries 0');
  });

  const PROGRAM = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((path) => existsSync(path));
  (PROGRAM === undefined ? describe.skip : describe)('where it is installed', () => {
    it('takes its configuration', () => {
      const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
      const path = join(folder, 'haproxy.cfg');
      // Its certificate comes from people; all else is as it is.
      writeFileSync(path, config.replaceAll(/ ssl crt \S+ alpn \S+/g, ''));
      const { status, stderr } = spawnSync(PROGRAM ?? '', ['-c', '-f', path], { encoding: 'utf8', env: {} });
      rmSync(folder, { recursive: true });
      expect([status, stderr]).toEqual([0, expect.not.stringContaining('ALERT')]);
    });
  });
});
