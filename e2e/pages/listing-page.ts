import { expect, type Page } from '@playwright/test';

/** A list of designs, as a shopper sees it. */
export class ListingPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path);
    await expect(this.cards.first()).toBeVisible();
  }

  get cards() {
    return this.#page.getByRole('region', { name: /^(Designs|डिज़ाइन)/ }).getByRole('article');
  }

  get count() {
    return this.#page.locator('main header').first();
  }

  /** A value of a facet; with JavaScript and without it is a link. Facets further down are folded up. */
  async chooseFilter(facet: string, value: string): Promise<void> {
    const filters = this.#page.getByRole('main');
    await filters.locator('summary', { hasText: facet }).click();
    await filters.getByRole('link', { name: new RegExp(`^${value}`) }).click();
  }

  /** What a card asks for; 0 where it asks in another currency. */
  async rupees(index: number): Promise<number> {
    const [, digits = '0'] = /₹\s*([\d,]+)/.exec(await this.cards.nth(index).innerText()) ?? [];
    return Number(digits.replaceAll(',', ''));
  }

  async openDesign(index: number): Promise<string> {
    const link = this.cards.nth(index).getByRole('link').first();
    const title = ((await link.textContent()) ?? '').trim();
    await link.click();
    await expect(this.#page).toHaveURL(/_product_/);
    return title;
  }
}
