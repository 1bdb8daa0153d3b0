import { expect, type Page } from '@playwright/test';

/** What of a page would be on each sheet of paper, or belongs to the screen alone. */
function wrongOnPaper(): string[] {
  const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return seen
    .filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) ||
        element.matches('#shell-header *, footer, [data-bottom-bar], [data-chat-button], [data-prompt]'),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

/** On paper a page is what it says: no bar, no button that stands over it, no header and no footer of the store. */
export async function expectToPrint(page: Page, says: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(wrongOnPaper)).toEqual([]);
  await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
  await page.emulateMedia({ media: null });
}
