import { expect, type Page } from '@playwright/test';
import { formIsHydrated } from '../support/hydrated.ts';

export const NOMINEE = { name: 'Ravi Mehta', phone: '98450 11111', email: 'ravi@suvarna.example' } as const;

/** A savings plan, from its form to its last page, as a customer goes. */
export class SavingsPlanPages {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Fills the form of enrolment, which is open. */
  async fill(rupees: string, name: string): Promise<void> {
    const page = this.#page;
    await formIsHydrated(page);
    await page.getByLabel('Monthly amount').fill(rupees);
    await page.getByLabel('Name as on your PAN').fill(name);
    await page.getByLabel("Nominee's name").fill(NOMINEE.name);
    await page.getByLabel('Relationship to you').selectOption('spouse');
    await page.getByLabel("Nominee's phone").fill(NOMINEE.phone);
    await page.getByLabel("Nominee's email").fill(NOMINEE.email);
    await page.getByRole('checkbox', { name: /I have read and accept the terms/ }).check();
  }

  send(): Promise<void> {
    return this.#page.getByRole('button', { name: /^Continue to pay/ }).click();
  }

  open(planId: string, part = '') {
    return this.#page.goto(`/golden-bounty/plans/${planId}/${part}`);
  }

  /** From the page of payment to the provider's, where a button is pressed. */
  async pay(outcome: 'success' | 'failure'): Promise<void> {
    await this.#page.getByRole('radio', { name: /^UPI/ }).check();
    await this.#page.getByRole('button', { name: /^Pay ₹/ }).click();
    await this.pressAtProvider(outcome);
  }

  async pressAtProvider(outcome: 'success' | 'failure'): Promise<void> {
    await this.#page.waitForURL(/\/pay\//);
    await this.#page.locator(`button[value="${outcome}"]`).click();
  }

  async paid(): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  }

  /** Pays what is due next, from the plan's page, which is open, and comes back to it. */
  async payNext(): Promise<void> {
    await this.#page.getByRole('link', { name: /^Pay ₹/ }).click();
    await this.#page.waitForURL(/\/golden-bounty\/payment\//);
    await this.pay('success');
    await this.paid();
    await this.#page.getByRole('link', { name: 'View my plan' }).click();
  }

  get months() {
    return this.#page.getByRole('region', { name: 'Month by month' });
  }
}
