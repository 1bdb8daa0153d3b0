import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test';
import { systemChromium } from '../system-chromium.ts';
import type { PushService } from './push-service.ts';

/**
 * A Chromium whose push service is this one. Windows that forget, as tests have them, get no
 * subscription at all: this one has a profile, which goes with it. And it is a whole one: the headless
 * shell, which the other tests have, knows no push.
 */
export function openChromiumAt(
  service: PushService,
  { args = [], ...options }: LaunchOptions,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext('', {
    ...options,
    ...systemChromium(),
    args: [...args, ...service.chromiumArgs],
  });
}
