import { defineConfig, devices } from '@playwright/test';
import { writeScratchInMemory } from '@suvarna/testing/scratch-folder';
import { join } from 'node:path';
import type { ShopOptions } from './support/shop-test.ts';
import { headlessChromium, systemChromium } from './support/system-chromium.ts';

writeScratchInMemory();

const reports = join(import.meta.dirname, '..', 'reports');
/** By the seconds of `reports/e2e.json`; those that draw do so on the processor. */
const LONG = /(check-out-with-any-ability|read-with-any-ability|shop-offline|develop-one-remote)\.spec\.ts$/;
/** What a browser without windows lacks, or does slowly (headlessChromium). */
const WHOLE = /(install-the-store|shop-without-cookies|try-a-piece-on|turn-a-piece-in-the-hand)\.spec\.ts$/;
/** Pages live for seconds here: what an optimizing compiler does for them beside is never earned back (a seventh of their processor). */
const shortLived = '--js-flags=--no-opt,--no-maglev,--single-threaded-gc';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', shortLived];
const wide = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
/** Who asked for less motion: half of what drawing costs is a shimmer that is not looked at here. `change-pages-smoothly` asks for the motion. */
const still = { ...wide, contextOptions: { reducedMotion: 'reduce' as const } };
const light = { ...still, launchOptions: { ...headlessChromium(), args } };

/** One at a time and in their order, on a store of their own, which they wait for. */
const alone = { fullyParallel: false, workers: 1, timeout: 600_000 };

/**
 * Journeys share one store and change nothing others see. Faults change what is live, and at last what
 * time it is, so they have another store, and run one at a time beside the journeys. They and the longest
 * journeys begin first: at the end they would leave the other workers with nothing to do.
 */
export default defineConfig<ShopOptions>({
  testDir: import.meta.dirname,
  globalSetup: './support/store/shared-store.ts',
  outputDir: join(reports, 'e2e'),
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? join(reports, 'e2e.json') }]],
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 3,
  fullyParallel: true,
  // Generous, as jest's limit: a busy machine must not look like a fault.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Calls only: a copy of the page at each of them costs a sixth of the processor, in tests that pass as well. `--trace on` brings them for a test that is looked into.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    actionTimeout: 45_000,
    launchOptions: { ...systemChromium(), args },
  },
  projects: [
    { name: 'faults', testDir: './faults', use: { ...light, savesData: false }, ...alone },
    { name: 'whole', testDir: './journeys', testMatch: WHOLE, use: still },
    { name: 'long', testDir: './journeys', testMatch: LONG, use: light },
    // Minutes of what `npm test` shows shortly: npm run proof.
    ...(process.env['E2E_PROOFS'] === 'on'
      ? [{ name: 'proofs', testDir: './proofs', use: { ...light, savesData: false }, ...alone }]
      : []),
    { name: 'journeys', testDir: './journeys', testIgnore: [LONG, WHOLE], use: light },
  ],
});
