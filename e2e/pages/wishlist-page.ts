import { expect, type Page } from '@playwright/test';

/** The hearts of a page, and the list they fill. */
export class WishlistPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(path = '/wishlist/'): Promise<void> {
    await this.#page.goto(path);
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** The heart of a design in a list. */
  heart(index: number) {
    return this.#page
      .getByRole('main')
      .getByRole('article')
      .nth(index)
      .getByRole('button', { name: /^(Wishlist|विशलिस्ट): / });
  }

  /** Turns a heart on, as the first thing that can be done with a page, and waits until it is kept: shown it is before. @returns the design's name */
  async wish(index: number): Promise<string> {
    const heart = this.heart(index);
    const before = (await this.kept()).length;
    await expect(async () => {
      if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
    }).toPass();
    // Another document opened now would end the call that tells the store.
    await expect.poll(async () => (await this.kept()).length).toBeGreaterThan(before);
    return ((await heart.getAttribute('aria-label')) ?? '').replace(/^[^:]+: /, '');
  }

  get designs() {
    return this.#page.getByRole('main').getByRole('article');
  }

  design(title: string) {
    return this.designs.filter({ hasText: title });
  }

  /** What the browser has written down. */
  kept(): Promise<readonly { readonly product_id: number; readonly unsent?: true }[]> {
    return this.#page.evaluate(
      () =>
        (
          JSON.parse(localStorage.getItem('wishlist') ?? '{"state":{"items":[]}}') as {
            state: { items: { product_id: number; unsent?: true }[] };
          }
        ).state.items,
    );
  }
}
