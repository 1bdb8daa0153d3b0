import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the browser has taken a part of the server's page over. A link is followed before that
 * as well, though it would open something over the page later; so it is no fault where it leads.
 */
export const isTakenOver = (part: Locator): Promise<void> =>
  expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
