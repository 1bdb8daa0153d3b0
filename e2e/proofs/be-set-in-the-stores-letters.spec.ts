/** The first pages that the journey of the same name leaves out. */
import type { Page } from '@playwright/test';
import { expectFacesInOneStep, type FirstPage } from '../support/letters.ts';
import { chooseAddress } from '../support/people/earlier-checkout.ts';
import { newPhone, putIntoBag } from '../support/people/earlier-visit.ts';
import { test } from '../support/shop-test.ts';

const PAGES: readonly FirstPage[] = [
  { name: 'home in Hindi', width: 1280, open: () => Promise.resolve('/hi/') },
  { name: 'calculator', width: 390, open: () => Promise.resolve('/golden-bounty/calculator/') },
  {
    name: 'article, whose sheets are its own',
    width: 1280,
    open: () => Promise.resolve('/blog/which-karat/'),
  },
  {
    name: 'payment, whose document is its own',
    width: 390,
    open: async (page: Page) => {
      await putIntoBag(page, 'pendants');
      await chooseAddress(page, { name: 'Tara Sen', phone: newPhone(), email: 'tara@suvarna.example' });
      return '/checkout/payment/';
    },
  },
];

for (const first of PAGES)
  test(`${first.name}: over a slow line faces come in one step after the largest paint, and nothing moves`, async ({
    page,
  }) => {
    await expectFacesInOneStep(page, first);
  });
