import { expect, type Page } from '@playwright/test';

export interface Recipient {
  readonly email?: string;
  readonly name: string;
  readonly phone: string;
}

/** From the bag to the thank-you, as a shopper goes. */
export class CheckoutPages {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async begin(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Checkout' }).click();
    await expect(this.#page.getByRole('heading', { name: 'Where should we deliver?' })).toBeVisible();
  }

  /** Writes a new Indian address and goes on to paying. */
  async writeAddress({ email, name, phone }: Recipient): Promise<void> {
    const page = this.#page;
    const another = page.getByRole('button', { name: 'Add a new address' });
    const form = page.getByLabel('Full name');
    await expect(another.or(form).first()).toBeVisible();
    if (await another.isVisible()) await another.click();
    if (email !== undefined) await page.getByLabel('Email').fill(email);
    await this.fillAddress({ name, phone });
    await this.deliverHere();
  }

  /** Fills the form of an Indian address, wherever it is; city and state come from the pincode. */
  async fillAddress({ name, phone }: Omit<Recipient, 'email'>): Promise<void> {
    const page = this.#page;
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Pincode').fill('560001');
    await page.getByLabel('Flat, house, building').fill('12 Residency Apartments');
    await page.getByLabel('Area and street').fill('MG Road');
    await expect(page.getByLabel('State')).toHaveValue('Karnataka');
    await expect(page.getByLabel('City, district or town')).not.toHaveValue('');
    await page.getByLabel(/^Mobile number/).fill(phone);
  }

  async deliverHere(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Deliver here' }).click();
    await expect(this.#page).toHaveURL(/\/checkout\/payment\//);
    await expect(this.#page.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible();
  }

  async choose(mode: 'UPI' | 'Cards' | 'Net banking' | 'Wallets' | 'Pay on delivery' | 'EMI'): Promise<void> {
    const radio = this.#page.getByRole('radio', { name: mode });
    await radio.check();
    await this.priced();
  }

  /** The new price is there: the button says it again. */
  async priced(): Promise<void> {
    await expect(this.#page.getByRole('button', { name: /^(Pay ₹|Place order)/ })).toBeEnabled();
  }

  get payable() {
    return this.#page.locator('[data-total] dd');
  }

  /** Goes to the provider's page and presses a button there. */
  async payAtProvider(outcome: 'success' | 'failure' | 'pending'): Promise<void> {
    await this.#page.getByRole('button', { name: /^Pay ₹/ }).click();
    await this.pressAtProvider(outcome);
  }

  async pressAtProvider(outcome: 'success' | 'failure' | 'pending'): Promise<void> {
    await this.#page.waitForURL(/\/pay\//);
    await this.#page.locator(`button[value="${outcome}"]`).click();
  }

  /** @returns the order's number */
  async thanked(): Promise<string> {
    await expect(this.#page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    await expect(this.#page).toHaveURL(/\/checkout\/success\//);
    return /\/checkout\/success\/([^/]+)\//.exec(this.#page.url())?.[1] ?? '';
  }
}
