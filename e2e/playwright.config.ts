import { defineConfig, devices } from '@playwright/test';
import { join } from 'node:path';
import { systemChromium } from './support/system-chromium.ts';

const reports = join(import.meta.dirname, '..', 'reports');
const wide = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

/**
 * Journeys share one store and change nothing others see. Operations change what is live, so they
 * run afterwards, one at a time, each on a store of its own.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  globalSetup: './support/shared-store.ts',
  outputDir: join(reports, 'e2e'),
  reporter: [['list'], ['json', { outputFile: join(reports, 'e2e.json') }]],
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // The film of a trace costs a quarter of the processor here, and the snapshots show the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    actionTimeout: 30_000,
    launchOptions: {
      ...systemChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'journeys', testDir: './journeys', use: wide },
    { name: 'faults', testDir: './faults', use: wide, dependencies: ['journeys'], fullyParallel: false, workers: 1, timeout: 180_000 },
  ],
});
