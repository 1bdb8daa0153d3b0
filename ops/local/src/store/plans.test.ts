/** Which process of a store knows what. */
import { expect, test } from '@jest/globals';
import { readConfig } from '../config.ts';
import { SETTINGS } from '../child-environment.ts';
import { plans } from './plans.ts';
import type { ProcessPlan } from './supervised-process.ts';

const SECRETS = {
  session: 'the-session-secret',
  document: 'the-document-secret',
  sandbox: {
    SANDBOX_KEY_ID: 'the-sandbox-id',
    SANDBOX_KEY_SECRET: 'the-sandbox-secret',
    SANDBOX_WEBHOOK_SECRET: 'the-webhook-secret',
  },
  push: { VAPID_PUBLIC_KEY: 'the-push-key', VAPID_PRIVATE_KEY: 'the-push-secret' },
};
const DATABASE = 'postgresql:///the-database';
/** Everything a person might have in the environment, each with its own name for a value. */
const GIVEN = Object.fromEntries(
  [
    'PATH',
    'HOME',
    'AWS_SECRET_ACCESS_KEY',
    'GITHUB_TOKEN',
    'NPM_TOKEN',
    'NODE_OPTIONS',
    'NODE_AUTH_TOKEN',
    'SSH_AUTH_SOCK',
    'DATABASE_URL',
    'PGPASSWORD',
    'SESSION_SECRET',
    'STORE_DATA',
    'REGISTRY_OPERATOR_TOKEN',
    ...Object.values(SETTINGS)
      .flat()
      .map((name) => name.replace('*', 'X')),
  ].map((name) => [name, `given-${name}`]),
);

const ofAll = plans(
  readConfig({ STORE_DATA: '/tmp/a-store' }),
  { database: DATABASE, chromium: 'none' },
  SECRETS,
  GIVEN,
);
const all: readonly ProcessPlan[] = [
  ofAll.sandbox,
  ofAll.imaging,
  ofAll.registry,
  ofAll.console,
  ofAll.commerce,
  ofAll.composer,
];
const who = (value: string): string[] =>
  all
    .filter(({ env }) => Object.values(env).includes(value))
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b));

test.each(all.map((plan) => [plan.name, plan] as const))(
  '%s gets what is named for it, and nothing else',
  (name, { env }) => {
    const named = SETTINGS[name as keyof typeof SETTINGS].map((setting) => setting.replace('*', 'X'));
    const given = Object.entries(env)
      .filter(([, value]) => value.startsWith('given-'))
      .map(([each]) => each);
    expect(new Set(given)).toEqual(new Set(['HOME', 'PATH', ...named]));
  },
);

test('each secret is known to those who need it', () => {
  expect(who('the-session-secret')).toEqual(['commerce']);
  expect(who('the-document-secret')).toEqual(['commerce']);
  expect(who('the-push-secret')).toEqual(['commerce']);
  expect(who('the-sandbox-secret')).toEqual(['commerce', 'sandbox']);
  expect(who(DATABASE)).toEqual(['commerce', 'registry']);
  for (const name of ['STAFF_VIEW_TOKEN', 'STAFF_ADMIN_TOKEN', 'STAFF_PEOPLE', 'RAZORPAY_X'])
    expect(who(`given-${name}`)).toEqual(['commerce']);
  for (const name of ['REGISTRY_SIGNING_KEY', 'REGISTRY_OPERATOR_TOKENS'])
    expect(who(`given-${name}`)).toEqual(['registry']);
  for (const name of [
    'AWS_SECRET_ACCESS_KEY',
    'NPM_TOKEN',
    'NODE_OPTIONS',
    'PGPASSWORD',
    'DATABASE_URL',
    'REGISTRY_OPERATOR_TOKEN',
  ])
    expect(who(`given-${name}`)).toEqual([]);
});

test('what one address may have under way is said to both who count it', () => {
  const limits = { LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS: '5' };
  const { commerce, composer } = plans(
    readConfig({}),
    { database: DATABASE, chromium: 'none' },
    SECRETS,
    limits,
  );
  expect(commerce.env).toMatchObject(limits);
  expect(composer.env).toMatchObject(limits);
});

test('the composer reads pages where commerce has a listener for them', () => {
  expect(ofAll.commerce.env).toMatchObject({ PORT: '4000', PAGES_PORT: '4001' });
  expect(ofAll.composer.env).toMatchObject({
    COMMERCE_URL: 'http://127.0.0.1:4000',
    COMMERCE_PAGES_URL: 'http://127.0.0.1:4001',
  });
});
