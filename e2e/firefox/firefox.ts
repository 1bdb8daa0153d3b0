/** Firefox, driven by WebDriver BiDi (decision 73), under the same watch as a journey. */
import { createHash } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { askedBefore } from '../support/prompts.ts';

const NAMES = ['firefox-esr', 'firefox'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}

/** The Firefox that FIREFOX names, else the system's; `''` where there is none. */
export function findFirefox(): string {
  const { FIREFOX, PATH = '' } = process.env;
  if (FIREFOX) return FIREFOX;
  const places = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return places.find(isProgram) ?? '';
}

/** Without windows, with a camera that shows a test picture and does not ask. @param prefs further ones */
export const launchFirefox = (
  executablePath: string,
  prefs: Readonly<Record<string, string | boolean>> = {},
): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      // Notices are drawn by Firefox: a machine without a desktop shows none.
      'alerts.useSystemBackend': false,
      ...prefs,
    },
  });

/** A picture that is not drawn is answered with 404, or with 503 while it is made. */
const isUndrawn = (address: string, status: number): boolean =>
  /\/media\/designs\/\d+\//.test(address) && (status === 404 || status === 503);

/** Firefox notes a file that was still on its way when the page was left as one of other content: with the hash of nothing. */
const WAS_LEFT = `The computed hash is “${createHash('sha384').digest('base64')}”`;

/** @returns what goes wrong in the page from now on */
async function watch(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('pageerror', (error) => {
    if (!String(error).includes(WAS_LEFT)) found.push(`page error: ${String(error)}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn')
      found.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isUndrawn(response.url(), response.status()))
      found.push(`answer ${response.status()}: ${response.url()}`);
  });
  await page.exposeFunction('reportPolicyViolation', (what: string) => {
    found.push(`content security policy: ${what}`);
  });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportPolicyViolation') as (what: string) => Promise<void>;
      void report(`${event.violatedDirective} blocked ${event.blockedURI}`);
    });
  });
  return found;
}

const quoted = (text: string): string => JSON.stringify(text);

/** A shopper of their own: cookies and storage of no other shopper. */
export class FirefoxShopper {
  readonly page: Page;
  readonly #shop: string;
  readonly #found: string[];

  private constructor(page: Page, shop: string, found: string[]) {
    this.page = page;
    this.#shop = shop;
    this.#found = found;
  }

  static async of(
    browser: Browser,
    shop: string,
    { width, firstVisit = false }: { readonly width: number; readonly firstVisit?: boolean },
  ): Promise<FirefoxShopper> {
    const context = await browser.createBrowserContext();
    if (!firstVisit)
      for (const { name, value } of askedBefore(shop))
        await context.setCookie({ name, value, domain: new URL(shop).hostname, path: '/' });
    const page = await context.newPage();
    await page.setViewport({ width, height: 844 });
    return new FirefoxShopper(page, shop, await watch(page));
  }

  /** Opens a page and waits until it listens to the shopper on it. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#shop}${path}`);
    await this.#hydrated();
  }

  async #hydrated(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.querySelector('#shell-header[data-alive]') !== null &&
        document.querySelector('[data-asleep]') === null,
    );
  }

  /** Presses what reads so: a link, a button, or a choice with its words. Not by its place: a page still grows where a picture comes. */
  async press(kind: 'a' | 'button' | 'label', words: string): Promise<void> {
    await this.#hydrated();
    const what = `::-p-xpath(//${kind}[starts-with(normalize-space(), ${quoted(words)}) and not(@disabled)])`;
    const found = await this.page.waitForSelector(what, { visible: true });
    await found?.evaluate((element) => (element as HTMLElement).click());
  }

  /** As if the browser's own question had been answered with yes. */
  async allowNotices(): Promise<void> {
    await this.page
      .browserContext()
      .setPermission(this.#shop, { permission: { name: 'notifications' }, state: 'granted' });
  }

  async write(label: string, text: string): Promise<void> {
    // The server's own form sends nothing yet.
    await this.page.waitForSelector('main button[type="submit"]');
    await this.press('label', label);
    await this.page.keyboard.type(text);
  }

  /** Waits until a field has what the page fills in by itself. */
  async hasValue(label: string, value: string): Promise<void> {
    await this.page.waitForFunction(
      (words, expected) =>
        [...document.querySelectorAll('label')].some(
          ({ innerText, control }) =>
            innerText.startsWith(words) && control && Reflect.get(control, 'value') === expected,
        ),
      {},
      label,
      value,
    );
  }

  async reads(text: string): Promise<void> {
    await this.page.waitForFunction((words) => document.body.innerText.includes(words), {}, text);
  }

  async isAt(part: string): Promise<void> {
    await this.page.waitForFunction((words) => location.href.includes(words), {}, part);
  }

  /** What went wrong since this was asked last. */
  faults(): readonly string[] {
    return this.#found.splice(0);
  }

  close(): Promise<void> {
    return this.page.browserContext().close();
  }
}
