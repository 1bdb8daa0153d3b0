import { NOT_HYDRATED } from '@suvarna/contracts/not-hydrated';
import { expect, type Page } from '@playwright/test';

/**
 * Waits until the remote has taken over the page that the server drew and that is in sight. Buttons
 * pressed earlier are pressed then; a link is followed at once, though it would open something over the
 * page, or change it where it stands.
 */
export const isTakenOver = (page: Page): Promise<void> =>
  expect(page.locator(`[${NOT_HYDRATED}]`)).toHaveCount(0);
