import { expect, type Page } from '@playwright/test';
import { putIntoBag } from '../support/people/earlier-visit.ts';
import { ListingPage } from './listing-page.ts';
import { ProductPage } from './product-page.ts';

/** Above ₹2,00,000 the law wants a PAN, which no more than one journey is about. */
const WITHOUT_PAN = 200_000;

/** Opens a design of a category that can be bought. @returns its title */
async function openToBuy(page: Page, category: string, nth: number): Promise<string> {
  const listing = new ListingPage(page);
  let title = '';
  // Others buy too: a piece may be sold out by now.
  for (let at = nth; at < nth + 8; at += 1) {
    await listing.open(`/jewellery/${category}/`);
    if ((await listing.rupees(at)) >= WITHOUT_PAN) continue;
    title = await listing.openDesign(at);
    if (await new ProductPage(page).canBeBought()) break;
  }
  return title;
}

/** Opens the bag with a design of a category in it since an earlier visit. @returns its title */
export async function fillBag(page: Page, category: string): Promise<string> {
  const { title } = await putIntoBag(page, category);
  await page.goto('/checkout/cart/');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();
  return title;
}

/** Puts a design of a category into the bag and goes there, as a shopper does. @returns its title */
export async function fillBagByHand(page: Page, category: string, nth: number): Promise<string> {
  const title = await openToBuy(page, category, nth);
  const product = new ProductPage(page);
  await product.addToBag();
  await product.goToBag();
  return title;
}
