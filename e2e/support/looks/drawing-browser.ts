/** A browser that draws WebGL, on the processor where there is no graphics card; those of the other tests draw none. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { askedBefore } from '../prompts.ts';
import { Watch } from '../shop-test.ts';
import { systemChromium } from '../system-chromium.ts';

/** Chromium says so itself where it draws WebGL on the processor. */
export const SOFTWARE_GL = /WebGL|GPU stall|GL Driver/i;

/** @param args more of them, a camera for one */
export function launchDrawing(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...systemChromium(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=gles-egl',
      '--ignore-gpu-blocklist',
      '--disable-background-networking',
      ...args,
    ],
  });
}

/** A shopper in such a browser, who was asked the store's questions before. */
export async function openDrawing(
  browser: Browser,
  { baseURL, ...options }: BrowserContextOptions,
): Promise<{ readonly page: Page; readonly watch: Watch }> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-IN', ...options });
  if (baseURL) await context.addCookies(askedBefore(baseURL));
  const page = await context.newPage();
  const watch = new Watch();
  watch.expectFault(SOFTWARE_GL);
  await watch.follow(page);
  return { page, watch };
}
