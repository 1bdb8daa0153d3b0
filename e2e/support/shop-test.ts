/** Every journey runs under the same watch: a shopper must never meet an error of ours. */
import { test as base, expect, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { askedBefore } from './prompts.ts';

export { expect };

/** A picture that is not drawn is answered with 404, or with 503 while it is made; Chromium notes both as errors. */
const UNDRAWN = /\b(?:404|503)\b/;
const isUndrawn = (address: string, said: string): boolean =>
  /\/media\/designs\/\d+\//.test(address) && UNDRAWN.test(said);

/** Collects what went wrong in a page, besides what the test itself looks at. */
export class Watch {
  readonly #found: string[] = [];
  readonly #expected: { readonly pattern: RegExp; readonly from: number; until: number }[] = [];

  /** A fault the test provokes on purpose. */
  expectFault(pattern: RegExp): void {
    this.#expected.push({ pattern, from: 0, until: Infinity });
  }

  /** The same, of which what came before is no excuse: for a later step of a test. */
  expectFaultFromNowOn(pattern: RegExp): void {
    this.#expected.push({ pattern, from: this.#found.length, until: Infinity });
  }

  /** What was expected so far excuses nothing that comes now: for a step behind one that provoked faults, on another document. */
  expectNoFaultFromNowOn(): void {
    for (const expected of this.#expected) expected.until = Math.min(expected.until, this.#found.length);
  }

  async follow(page: Page): Promise<void> {
    page.on('pageerror', (error) => this.#found.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      // Says how slow this machine is, and nothing of the page: Chromium counts three seconds from the load.
      if (/was preloaded using link preload but not used within a few seconds/.test(message.text())) return;
      // A fault of Chromium 153, which is npm's, and not of 156: a preload that a service worker has answered is asked for once more.
      if (/is not used because it is a cross-world service worker resource mismatch/.test(message.text()))
        return;
      // A picture that is not drawn yet is none, and says so by its status; the page has words for it.
      if (isUndrawn(message.location().url, message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning')
        this.#found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('response', (response) => {
      if (response.status() >= 500 && !isUndrawn(response.url(), String(response.status())))
        this.#found.push(`answer ${response.status()}: ${response.url()}`);
    });
    await page.exposeFunction('reportMissingText', (what: string) => {
      this.#found.push(`missing text: ${what}`);
    });
    await page.addInitScript(() => {
      const report = Reflect.get(window, 'reportMissingText') as (what: string) => Promise<void>;
      // The place where `@suvarna/i18n` counts, here before it is.
      class Told extends Map<string, number> {
        override set(what: string, times: number): this {
          void report(what);
          return super.set(what, times);
        }
      }
      Reflect.set(window, Symbol.for('suvarna.missing-texts'), new Told());
      // What the server alone draws.
      document.addEventListener('DOMContentLoaded', () => {
        for (const [marked] of document.documentElement.outerHTML.matchAll(/⟦[^⟧]+⟧/g)) void report(marked);
      });
    });
    await page.exposeFunction('reportPolicyViolation', (what: string) => {
      this.#found.push(`content security policy: ${what}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = Reflect.get(window, 'reportPolicyViolation') as (what: string) => Promise<void>;
        void report(`${event.violatedDirective} blocked ${event.blockedURI}`);
      });
    });
  }

  get all(): readonly string[] {
    return this.#found;
  }

  /** What no test expected. */
  get faults(): readonly string[] {
    return this.#found.filter(
      (fault, at) =>
        !this.#expected.some(({ pattern, from, until }) => at >= from && at < until && pattern.test(fault)),
    );
  }
}

/** Of this journey alone: what the store allows an address is no other journey's doing. */
const ownAddress = (): string => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

/** In the browser: as it says it when a device is set to save data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

export interface ShopOptions {
  /** Whether the store has never met this browser: then it asks for pincode, gifts and notifications. */
  readonly firstVisit: boolean;
  /**
   * Whether the shopper saves data, so that nothing is fetched ahead of the next page: a fifth of what
   * a page costs here. Journeys whose matter is going from page to page say no.
   */
  readonly savesData: boolean;
}

interface Fixtures extends ShopOptions {
  readonly watch: Watch;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env['SHOP_URL']),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': ownAddress() }),
  watch: async ({}, use) => use(new Watch()),
  firstVisit: [false, { option: true }],
  savesData: [true, { option: true }],
  page: async ({ page, context, baseURL, watch, firstVisit, savesData }, use) => {
    if (!firstVisit && baseURL) await context.addCookies(askedBefore(baseURL));
    if (savesData) await context.addInitScript(saveData);
    await watch.follow(page);
    await use(page);
    expect(watch.faults, 'what went wrong in the page').toEqual([]);
  },
});
