/** Whether a page fits the screens it is looked at on, and has its styles. */
import { expect, type Locator, type Page } from '@playwright/test';

const HEIGHT = 844;

/** Classes in the page that no sheet has a rule for. */
const bareClassesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = new Set<string>();
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name = ''] of rule.selectorText.matchAll(/\.((?:[\w-]|\\.)+)/g))
            named.add(name.replaceAll('\\', ''));
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const all = Array.from(document.querySelectorAll('body [class]'), ({ classList }) => [...classList]);
    return [...new Set(all.flat())].filter((name) => !named.has(name));
  });

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** As wide as its window, and every class has a style. */
export async function expectToFit(page: Page): Promise<void> {
  await expect.poll(() => tooWide(page), { message: `too wide: ${page.url()}` }).toBe(0);
  await expect.poll(() => bareClassesIn(page), { message: `without a style: ${page.url()}` }).toEqual([]);
}

/** As wide as a phone of 390 and one of 320 px, and every class has a style. It is left at 320 px. */
export async function expectToFitPhones(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await expect.poll(() => tooWide(page), { message: `too wide at 320 px: ${page.url()}` }).toBe(0);
}

/** What of the header lies over another thing in it. */
const overlapsIn = (page: Page): Promise<string[]> =>
  page.locator('#shell-header').evaluate((header) => {
    const things = [...header.querySelectorAll('a, button, input, summary')]
      .filter(
        (thing) =>
          thing.checkVisibility() && thing.closest('[popover], details > :not(summary), form') === null,
      )
      .map((thing) => ({ name: thing.textContent, box: thing.getBoundingClientRect() }));
    return things.flatMap((one, at) =>
      things
        .slice(at + 1)
        .filter(
          ({ box }) =>
            one.box.left < box.right - 1 &&
            one.box.right > box.left + 1 &&
            one.box.top < box.bottom - 1 &&
            one.box.bottom > box.top + 1,
        )
        .map((other) => `${one.name} / ${other.name}`),
    );
  });

/** Nothing in the header lies over another thing, from the smallest phone to a laptop: style sheets alone tell them apart. */
export async function expectTidyHeader(page: Page): Promise<void> {
  for (const width of [1024, 768, 390, 375, 360, 320]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect.poll(() => overlapsIn(page), { message: `${page.url()} at ${width} px` }).toEqual([]);
  }
}

/** Nothing that is read or pressed in the page lies under this part, as the page is scrolled now. */
export async function expectToCoverNothing(part: Locator): Promise<void> {
  const covered = (): Promise<string[]> =>
    part.evaluate((above) => {
      const box = above.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(a, button, input, select, label, p, dd, h1, h2, h3)')]
        .filter((below) => below.checkVisibility() && !above.contains(below) && !below.contains(above))
        .filter((below) => {
          const { left, right, top, bottom } = below.getBoundingClientRect();
          return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
        })
        .map((below) => `${below.tagName} “${below.textContent.trim().slice(0, 40)}”`);
    });
  await expect.poll(covered).toEqual([]);
}

/** What is seen in the middle of a part is that part. */
export async function expectCoveredByNothing(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);
}

/** What a colour of the design is in this page, as computed styles say it. @param token its custom property */
export const colourOf = (page: Page, token: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
