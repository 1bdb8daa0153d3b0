/** Draws pages as two compositions show them, in both languages and at two widths. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, LOCALES, type Locale } from '@suvarna/contracts/locale';
import { COMPOSITION_ELEMENT, type PublicComposition } from '@suvarna/contracts/public-composition';
import { chromium, type Browser, type Page } from 'playwright-core';

interface PageToDraw {
  /** Id of its route. */
  readonly page: string;
  /** Without the beginning of a language. */
  readonly path: string;
}

/** Whose pages they are, and of which release. */
export interface ReleaseToDraw {
  readonly remote: string;
  readonly version: string;
  readonly pages: readonly PageToDraw[];
}

export interface Drawn {
  readonly of: 'live' | 'candidate';
  readonly page: string;
  readonly language: Locale;
  readonly width: number;
  readonly file: string;
}

/** A phone and a desk. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;
const PAGE_WITHIN_MS = 60_000;
/** What Chromium draws at once. */
const HIGHEST = 16_000;
/** Questions of the store would lie over the page. */
const ASKED_BEFORE = {
  dm: encodeURIComponent('popupShown=true'),
  'rest-pincode': '1',
  'rest-notification': '1',
};

interface Shown {
  readonly shop: string;
  /** The group of visitors (`release_group`) that gets each. */
  readonly groups: Readonly<Record<Drawn['of'], string>>;
}

/** @param folder where the files are put @throws Error when a page is of another release than it is to be */
export async function drawPages(
  executablePath: string,
  { shop, groups }: Shown,
  wanted: Readonly<Record<Drawn['of'], ReleaseToDraw>>,
  folder: string,
): Promise<readonly Drawn[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const drawn: Drawn[] = [];
    for (const side of ['live', 'candidate'] as const)
      for (const viewport of WINDOWS)
        drawn.push(
          ...(await drawIn(browser, {
            shop,
            of: side,
            viewport,
            group: groups[side],
            release: wanted[side],
            folder,
          })),
        );
    return drawn;
  } finally {
    await browser.close();
  }
}

async function drawIn(
  browser: Browser,
  {
    shop,
    of,
    viewport,
    group,
    release: { remote, version, pages },
    folder,
  }: {
    readonly shop: string;
    readonly of: Drawn['of'];
    readonly viewport: (typeof WINDOWS)[number];
    readonly group: string;
    readonly release: ReleaseToDraw;
    readonly folder: string;
  },
): Promise<readonly Drawn[]> {
  // A picture of the page, not of what a service worker has of another one.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const cookies = { ...ASKED_BEFORE, release_group: group };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop })));
  const drawn: Drawn[] = [];
  for (const { page: id, path } of pages)
    for (const language of LOCALES) {
      const page = await context.newPage();
      await page.goto(shop + LANGUAGES[language].prefix + path, {
        waitUntil: 'networkidle',
        timeout: PAGE_WITHIN_MS,
      });
      const shown = await shownIn(page, remote);
      if (shown !== version)
        throw new Error(
          `${path} (${language}) is of ${remote} ${shown ?? 'that is nowhere in it'}, not ${version}`,
        );
      await openWide(page, viewport);
      const file = join(folder, `${of}-${id}-${language}-${viewport.width}.png`);
      await writeFile(file, await page.screenshot({ fullPage: true, animations: 'disabled' }));
      await page.close();
      drawn.push({ of, page: id, language, width: viewport.width, file });
    }
  await context.close();
  return drawn;
}

/** A window as high as the page: a bar at its edge lies over nothing, and what is drawn only in view is in view. */
async function openWide(page: Page, { width, height }: (typeof WINDOWS)[number]): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(HIGHEST, Math.max(height, needed)) });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Which version of a remote this document is made of. */
async function shownIn(page: Page, remote: string): Promise<string | undefined> {
  const text = await page.locator(`#${COMPOSITION_ELEMENT}`).textContent();
  const { remotes } = JSON.parse(text ?? '') as Pick<PublicComposition, 'remotes'>;
  return remotes.find(({ name }) => name === remote)?.version;
}
