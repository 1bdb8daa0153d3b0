import { expect, type Page } from '@playwright/test';
import { isTakenOver } from '../support/taken-over.ts';

export class ProductPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get title() {
    return this.#page.getByRole('heading', { level: 1 });
  }

  get buyBox() {
    return this.#page.getByRole('region', { name: /^(Choose and buy|चुनें और ख़रीदें)$/ });
  }

  /** What is paid for the choice on screen, and what was struck. */
  get price() {
    return this.buyBox.locator('span[data-size="large"]');
  }

  options(name: 'Gold purity' | 'Metal colour' | 'Size') {
    return this.#page.getByRole('group', { name }).getByRole('listitem').getByRole('link');
  }

  /** Whether the choice on screen is there to be bought. */
  async canBeBought(): Promise<boolean> {
    const button = this.buyBox.getByRole('button', { name: /^(Add to bag|Not available in this option)$/ });
    await expect(button).toBeVisible();
    return (await button.textContent())?.includes('Add to bag') ?? false;
  }

  /** Asks when it comes. */
  async checkPincode(pincode: string): Promise<void> {
    await this.buyBox.getByLabel('Delivery pincode').fill(pincode);
    await this.buyBox.getByRole('button', { name: 'Check' }).click();
  }

  /** Chooses a size where the design needs one. */
  async chooseSize(): Promise<void> {
    // The page is there before its choices are.
    await this.canBeBought();
    if ((await this.options('Size').count()) === 0) return;
    // Before that the link leads to a document of its own, which what is pressed next would not be in.
    await isTakenOver(this.#page);
    await this.options('Size').nth(2).click();
  }

  async addToBag(): Promise<void> {
    await this.chooseSize();
    await this.buyBox.getByRole('button', { name: 'Add to bag' }).click();
    await expect(this.buyBox.getByRole('link', { name: 'Go to bag' })).toBeVisible();
  }

  async goToBag(): Promise<void> {
    // On a phone it lies over the bar for some seconds.
    const panel = this.#page.locator('[data-mini-bag]');
    await this.#page.addLocatorHandler(panel, () => this.#page.keyboard.press('Escape'));
    await this.buyBox.getByRole('link', { name: 'Go to bag' }).click();
    await expect(this.#page).toHaveURL(/\/checkout\/cart\//);
  }
}
