import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test';
import type { PushService } from './push-service.ts';

/**
 * A Chromium whose push service is this one. Windows that forget, as tests have them, get no
 * subscription at all: this one has a profile, which goes with it.
 */
export function openChromiumAt(
  service: PushService,
  { args = [], ...options }: LaunchOptions,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext('', {
    ...options,
    args: [...args, ...service.chromiumArgs],
  });
}
