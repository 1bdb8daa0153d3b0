import { SavingsPlanPages } from '../pages/savings-plan-pages.ts';
import { NEW_PLAN_WORDS, nextSavingsPlan } from '../support/store/other-releases.ts';
import { CustomerByApi } from '../support/people/customer-by-api.ts';
import { demoCustomer, signIn } from '../support/people/demo-customer.ts';
import { documentSays } from '../support/document-says.ts';
import { formIsHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/store/store-test.ts';
import { until } from '@suvarna/testing/until';

// What is fetched ahead of the next page is not the matter here.
test.use({ savesData: true });

const WITHIN_MS = 60_000;

test('golden-bounty is swapped while a shopper is on its payment page: nothing is lost', async ({
  page,
  store,
  operator,
}) => {
  await operator.run('publish', 'golden-bounty', '--from', await nextSavingsPlan());
  const pages = new SavingsPlanPages(page);
  const planId = await new CustomerByApi(page.context().request, demoCustomer).enrol(1000);
  await signIn(page, `/golden-bounty/payment/?plan_id=${planId}`);
  await formIsHydrated(page);
  await page.getByRole('radio', { name: 'Part payment' }).check();
  await page.getByLabel('Amount to pay now').fill('400');

  await operator.run('swap', 'golden-bounty', '1.1.0', '--reason', 'new words');
  await until(
    documentSays(`${store.shop}/golden-bounty/`, NEW_PLAN_WORDS),
    'new documents carry the new release',
    WITHIN_MS,
  );
  await expect(page.getByLabel('Amount to pay now')).toHaveValue('400');
  await pages.pay('success');
  await pages.paid();
  await pages.open(planId);
  await expect(pages.months.getByRole('listitem').first()).toContainText('₹400 paid, ₹600 left.');
});
