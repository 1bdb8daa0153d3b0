import type { Page } from '@playwright/test';

/** Waits until the form of a page takes what is written into it: the server's own sends nothing yet. */
export const formIsHydrated = (page: Page): Promise<void> =>
  page.locator('main button[type="submit"]').first().waitFor();
