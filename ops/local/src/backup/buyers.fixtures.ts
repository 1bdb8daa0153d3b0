/** Guests who buy and pay a piece each, at the shop's own address. */
import type { GuestSession } from '@suvarna/contracts/bag';
import type { Listing, ProductDetail } from '@suvarna/contracts/catalogue';
import type { OrderCreated, PaymentInitiated, PaymentStatus, PriceHold } from '@suvarna/contracts/checkout';
import type { Address } from '@suvarna/contracts/customers';
import { randomInt, randomUUID } from 'node:crypto';
import { until } from '../store/until.ts';

const MODE = { mode: 'sandbox', locale: 'en' } as const;
/** Above it the law wants a PAN. */
const WITHOUT_PAN_PAISE = 200_000_00;
const HOME = {
  house: '12 Residency Apartments',
  street: 'MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
  full_name: 'Tara Sen',
} as const;

export interface Bought {
  readonly orderNo: string;
}

/** @param shop its address @returns buys and pays one piece */
export async function buyersOf(shop: string): Promise<() => Promise<Bought>> {
  async function call<Data>(path: string, token: string, body?: object): Promise<Data> {
    const answer = await fetch(`${shop}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        currency_code: 'INR',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { readonly data: Data }).data;
  }
  const { results } = await call<Listing>('product/listing/?path=/jewellery/earrings/&page_size=49', '');
  const designs = results.filter(({ special_price_paise: price }) => price < WITHOUT_PAN_PAISE);

  async function design(): Promise<ProductDetail> {
    for (;;) {
      const next = designs.pop();
      if (next === undefined) throw new Error('nothing more can be bought');
      const found = await call<ProductDetail>(`product/product/?product_id=${next.product_id}`, '');
      if (found.stock > 0) return found;
    }
  }

  return async () => {
    const { access_token: token } = await call<GuestSession>('customer/customer_account/createguest/', '', {
      uuid: randomUUID(),
      shopBy: 1,
      device_type: 'website',
    });
    const {
      product_id,
      breakup: { sku, karat, colour, size },
    } = await design();
    await call('customer/cart/add/', token, { product_id, sku, karat, colour, size, quantity: 1 });
    const { address_id } = await call<Address>('customer/guest_address/add/', token, {
      ...HOME,
      mobile: `91-9${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
      email: `tara.${randomUUID()}@suvarna.example`,
    });
    const { lock_id } = await call<PriceHold>('customer/cart/lock_price/', token, {
      address_id,
      payment_mode: MODE.mode,
    });
    const { order_no: orderNo } = await call<OrderCreated>('order/order/create/', token, {
      lock_id,
      shipping_address_id: address_id,
      payment_mode: MODE.mode,
      locale: MODE.locale,
    });
    const { next } = await call<PaymentInitiated>('payment/payment/initiate/', token, {
      order_no: orderNo,
      ...MODE,
    });
    if (next.kind !== 'redirect') throw new Error(`${orderNo} is not paid at the provider's page`);
    await fetch(next.redirect_url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'success' }),
      redirect: 'manual',
    });
    const isPaid = async (): Promise<boolean> =>
      (await call<PaymentStatus>('payment/payment/verify/', token, { order_no: orderNo })).payment === 'paid';
    if (!(await until(isPaid, 30_000))) throw new Error(`${orderNo} is not paid`);
    return { orderNo };
  };
}
