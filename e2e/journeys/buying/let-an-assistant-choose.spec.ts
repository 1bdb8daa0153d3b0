import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { startAssistant } from '../../support/people/agent.ts';
import { newPhone } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';

interface Found {
  readonly products: readonly { readonly id: string; readonly title: string }[];
}
interface Shown {
  readonly product: { readonly variants: readonly { readonly id: string }[] };
}
interface Checkout {
  readonly id: string;
  readonly status: string;
  readonly continue_url?: string;
  readonly order?: { readonly id: string };
  readonly totals: readonly { readonly type: string; readonly amount: number }[];
}

const INR = { context: { currency: 'INR' } };

test('an assistant chooses a ring in size 12 under a price; its person takes it over, pays, and the assistant hears of the order', async ({
  page,
  request,
  browser,
}) => {
  const profile = (await (await request.get('/.well-known/ucp')).json()) as {
    readonly ucp: { readonly services: Readonly<Record<string, readonly { readonly endpoint: string }[]>> };
  };
  const shop = new URL(profile.ucp.services['dev.ucp.shopping']?.[0]?.endpoint ?? '').origin;
  const assistant = await startAssistant(request, shop);
  try {
    const found = await assistant.call<Found>('POST', '/catalog/search', {
      query: 'gold ring',
      filters: { categories: ['rings'], price: { max: 5_000_000 } },
      ...INR,
    });
    const { id, title } = found.products[0] ?? { id: '', title: '' };
    const { product } = await assistant.call<Shown>('POST', '/catalog/product', {
      id,
      selected: [{ name: 'Size', label: '12' }],
      ...INR,
    });
    const chosen = await assistant.call<Checkout>('POST', '/checkout-sessions', {
      line_items: [{ item: { id: product.variants[0]?.id }, quantity: 1 }],
      fulfillment: {
        methods: [{ type: 'shipping', destinations: [{ postal_code: '560001', address_country: 'IN' }] }],
      },
      ...INR,
    });
    expect(chosen.status).toBe('requires_escalation');
    const link = new URL(chosen.continue_url ?? '').pathname;

    await page.goto(link);
    const main = page.getByRole('main');
    await expect(main).toContainText(title);
    await expect(main).toContainText('560001');
    await expectNoBarrierAtAnyWidth(page, { thumbs: true });
    const payable = await main.locator('[data-total] dd').innerText();

    // Whoever has the link, too, sees nothing.
    const stranger = await browser.newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole('main')).toContainText('opened in another browser');
    await expect(stranger.getByRole('main')).not.toContainText(title);
    await stranger.close();

    await main.getByRole('button', { name: 'Continue to bag' }).click();
    await expect(page).toHaveURL('/checkout/cart/');
    await expect(main).toContainText(title);
    const checkout = new CheckoutPages(page);
    await checkout.begin();
    await checkout.writeAddress({
      email: `asha.${Date.now()}@suvarna.example`,
      name: 'Asha Mehta',
      phone: newPhone(),
    });
    await checkout.choose('Cards');
    await expect(checkout.payable).toHaveText(payable);
    await checkout.payAtProvider('success');
    const orderNo = await checkout.thanked();

    await expect
      .poll(async () => (await assistant.call<Checkout>('GET', `/checkout-sessions/${chosen.id}`)).status)
      .toBe('completed');
    await expect
      .poll(() => assistant.toldOrders())
      .toEqual([expect.objectContaining({ id: orderNo, checkout_id: chosen.id })]);
  } finally {
    assistant.close();
  }
});
