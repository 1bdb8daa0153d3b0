/** Guests who buy, by the calls a browser makes. Each comes from an address of its own, as the composer would say. */
import type { Listing } from '@suvarna/contracts/catalogue';
import { affordableOf, HOME } from '@suvarna/testing/shoppers';
import { randomUUID } from 'node:crypto';

interface Shopper {
  readonly commerce: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Buyer {
  readonly shopper: Shopper;
  readonly lockId: string;
  readonly addressId: string;
}

/** Shoppers who are made ready at once. */
const TOGETHER = 8;

function post({ commerce, headers }: Shopper, path: string, body: object): Promise<Response> {
  return fetch(commerce + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
}

async function make<Data>(shopper: Shopper, path: string, body: object): Promise<Data> {
  const response = await post(shopper, path, body);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

async function inTurns<Made>(count: number, one: (at: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < count; from += TOGETHER) {
    made.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(TOGETHER, count - from) }, (_value, index) => one(from + index)),
      )),
    );
  }
  return made;
}

/** A design that is made to order without a size and may be paid at the door. @returns its id */
export async function affordableDesign(commerce: string): Promise<number> {
  const response = await fetch(
    `${commerce}/api/product/listing/?path=${encodeURIComponent('/jewellery/earrings/')}&page_size=98`,
  );
  const { data } = (await response.json()) as { data: Listing };
  return affordableOf(data);
}

export function guests(commerce: string, count: number): Promise<Shopper[]> {
  return inTurns(count, async (at) => {
    const stranger = {
      commerce,
      headers: { 'x-forwarded-for': `10.${count % 256}.${Math.floor(at / 256)}.${at % 256}` },
    };
    const { access_token: token } = await make<{ access_token: string }>(
      stranger,
      '/api/customer/customer_account/createguest/',
      { uuid: randomUUID() },
    );
    return { commerce, headers: { ...stranger.headers, authorization: `Bearer ${token}` } };
  });
}

/** @returns whether a piece was put into the bag */
export async function addToBag(shopper: Shopper | undefined, design: number): Promise<boolean> {
  if (!shopper) return false;
  const response = await post(shopper, '/api/customer/cart/add/', { product_id: design, quantity: 1 });
  await response.arrayBuffer();
  return response.ok;
}

/** Guests with a bag, an address and a promised price. */
export async function readyToOrder(commerce: string, count: number, design: number): Promise<Buyer[]> {
  const shoppers = await guests(commerce, count);
  return inTurns(count, async (at) => {
    const shopper = shoppers[at];
    if (!shopper) throw new Error(`there is no guest ${at}`);
    await make(shopper, '/api/customer/cart/add/', { product_id: design, quantity: 1 });
    const { address_id: addressId } = await make<{ address_id: string }>(
      shopper,
      '/api/customer/guest_address/add/',
      { ...HOME, email: `buyer-${at}@bench.example` },
    );
    const { lock_id: lockId } = await make<{ lock_id: string }>(shopper, '/api/customer/cart/lock_price/', {
      payment_mode: 'cod',
      address_id: addressId,
    });
    return { shopper, lockId, addressId };
  });
}

/** @returns whether the order was made */
export async function createOrder(buyer: Buyer | undefined): Promise<boolean> {
  if (!buyer) return false;
  const response = await post(buyer.shopper, '/api/order/order/create/', {
    lock_id: buyer.lockId,
    shipping_address_id: buyer.addressId,
    payment_mode: 'cod',
  });
  await response.arrayBuffer();
  return response.ok;
}
