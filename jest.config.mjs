import { writeScratchInMemory } from '@suvarna/testing/scratch-folder';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

writeScratchInMemory();
// Pages are tested with the contracts their bundles get.
await import('@suvarna/contracts/write-calls');
await import('@suvarna/i18n/write-texts');

/**
 * Unit and integration tests: `x.test.ts(x)` beside the code. Our own sources become CommonJS on
 * the fly (measured here: half the time of Jest's ESM mode); packages that ship only ES modules
 * are compiled the same way. `.test.ts` runs in Node, `.database.test.ts` with PostgreSQL, `.test.tsx` in a document; a `.test.ts` that
 * needs one names `shared/testing/src/jest/browser-environment.mjs` in `@jest-environment`.
 */

/** Packages without a CommonJS build: compiled like our own code instead of skipped. */
const esmOnlyPackages = [
  'any-ascii',
  '@module-federation/webpack-bundler-runtime',
  'path-to-regexp',
  'pg-boss',
  'serialize-error',
  'non-error',
  'typebox',
  '@fastify/type-provider-typebox',
  'kysely',
  'eventsource-parser',
  'minisearch',
  'lru-cache',
  'cookie',
  'cockatiel',
  'p-queue',
  'p-timeout',
  'eventemitter3',
  'jose',
  'oauth4webapi',
  'openid-client',
  'content-disposition',
  '@tanstack/react-table',
  '@tanstack/table-core',
  '@tanstack/react-store',
  '@tanstack/store',
  // Imports while it runs, in its CommonJS build too.
  '@opentelemetry/otlp-exporter-base',
];

/** Packages that suites with a database get from Node as well, instead of once more for each suite. */
const loadedByNode = ['fast-check', 'fastify', 'manifold-3d', 'pino', 'sharp', 'unpdf', 'web-push'];

/** Suites that need PostgreSQL: TEST_DATABASE_URL is set for them (shared/testing/src/jest/database-server.mjs), on which of two servers: ops/local/src/checks/engines.ts. */
const onDatabase = '**/*.database.test.ts';

const compile = (jsx) => [
  '@swc/jest',
  {
    $schema: 'https://swc.rs/schema.json',
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx, decorators: false },
      target: 'es2024',
      transform: { react: { runtime: 'automatic', development: false } },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
    sourceMaps: 'inline',
  },
];

const shared = {
  transform: {
    '\\.tsx$': compile(true),
    '\\.(ts|mts|mjs|js)$': compile(false),
    'otlp-exporter-base/.+\\.cjs$': compile(false),
  },
  transformIgnorePatterns: [`/node_modules/(?!@suvarna/|(${esmOnlyPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared/testing/src/jest/css-modules.cjs',
    '\\.(css|woff2)$': '<rootDir>/shared/testing/src/jest/empty-module.cjs',
    '^fast-check$': '<rootDir>/shared/testing/src/jest/same-cases.cjs',
    '^aria-query$': '<rootDir>/shared/testing/src/jest/aria-query.cjs',
    // The same in one file instead of 223: most suites of pages load it, for the event bus.
    '^rxjs$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js',
  },
  setupFilesAfterEnv: ['<rootDir>/shared/testing/src/jest/missing-texts.cjs'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'json', 'mjs', 'mts', 'node'],
  roots: [
    'shell',
    ...globSync('mfe-*', { cwd: import.meta.dirname }),
    'shared',
    'jewellery',
    'services',
    'ops',
  ].map((folder) => `<rootDir>/${folder}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.data/'],
  // Looked up through the sandbox they cost ten times as much; handed to each module they do not.
  sandboxInjectedGlobals: [
    'Math',
    'Object',
    'Array',
    'Number',
    'String',
    'JSON',
    'Map',
    'Set',
    'Promise',
    'Uint8Array',
    'Uint16Array',
    'Uint32Array',
    'Int32Array',
    'Infinity',
    'Float32Array',
    'Float64Array',
  ],
  clearMocks: true,
  restoreMocks: true,
};

const inNode = {
  ...shared,
  testEnvironment: '<rootDir>/shared/testing/src/jest/node-environment.mjs',
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^playwright-core$': '<rootDir>/shared/testing/src/jest/playwright-core.cjs',
    '^@simplewebauthn/server$': '<rootDir>/shared/testing/src/jest/simplewebauthn.cjs',
    '^@simplewebauthn/server/helpers$': '<rootDir>/shared/testing/src/jest/webauthn-cbor.cjs',
    '^fastify$': '<rootDir>/shared/testing/src/jest/fastify.cjs',
    '^typebox$': '<rootDir>/shared/testing/src/jest/typebox.cjs',
    '^typebox/compile$': '<rootDir>/shared/testing/src/jest/typebox-compile.cjs',
    '^typebox/value$': '<rootDir>/shared/testing/src/jest/typebox-value.cjs',
  },
};

/**
 * Suites with PostgreSQL put the whole service together: Node loads it itself, once a worker
 * (product-once.cjs). Coverage is counted by what Jest compiles, so it is measured without this.
 */
const productOnce = {
  transform: {
    '\\.(ts|mts|mjs|js|cjs)$': ['<rootDir>/shared/testing/src/jest/product-once.cjs', compile(false)[1]],
  },
  transformIgnorePatterns: [
    `/node_modules/(?!@suvarna/|(${[...esmOnlyPackages, ...loadedByNode].join('|')})/)`,
  ],
};
const isCoverageMeasured = process.argv.some((word) => /^--(?:coverage|collectCoverage)\b/.test(word));

/**
 * Suites of commerce without a database get it from Node, too: it is warm, and the catalogue of the seed is
 * made once. Not those that replace what Node has of its own (clocks, modules, globals), nor those that hold the
 * service against components, which Node cannot load.
 */
const ITS_OWN =
  /useFakeTimers|jest\.mock|isolateModules|resetModules|@jest-environment|spyOn\(|@suvarna\/ui\//;
const ofCommerce = isCoverageMeasured
  ? []
  : globSync('services/commerce/**/*.test.ts', { cwd: import.meta.dirname, exclude: ['**/node_modules'] })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.endsWith('.database.test.ts'))
      .filter((file) => !ITS_OWN.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

export default {
  projects: [
    {
      ...inNode,
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        '\\.database\\.test\\.ts$',
        ...ofCommerce.map((file) => `/${file.replaceAll('.', '\\.')}$`),
      ],
    },
    ...(ofCommerce.length === 0
      ? []
      : [
          {
            ...inNode,
            ...productOnce,
            displayName: 'commerce',
            testMatch: ofCommerce.map((file) => `**/${file}`),
          },
        ]),
    {
      ...inNode,
      displayName: 'database',
      testMatch: [onDatabase],
      ...(isCoverageMeasured ? {} : productOnce),
      globalSetup: '<rootDir>/shared/testing/src/jest/database-server.mjs',
      globalTeardown: '<rootDir>/shared/testing/src/jest/database-server-end.mjs',
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/testing/src/jest/browser-environment.mjs',
      setupFilesAfterEnv: [
        ...shared.setupFilesAfterEnv,
        '<rootDir>/shared/testing/src/jest/browser-suites.ts',
      ],
      testMatch: ['**/*.test.tsx'],
    },
  ],
  maxWorkers: 2,
  testSequencer: '<rootDir>/shared/testing/src/jest/longest-first.cjs',
  // Generous: a busy machine must not look like a fault. What is to be fast is asserted, not timed out.
  testTimeout: 180_000,
  // A worker that ends keeps what it compiled for the next ones (node-environment.mjs), more than Jest's half second.
  workerGracefulExitTimeout: 20_000,
};
