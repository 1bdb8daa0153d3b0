/** What shoppers of a festival day do: mostly look, sometimes search, fill a bag now and then, seldom buy. */
import type { Cart } from '@suvarna/contracts/bag';
import type { Listing } from '@suvarna/contracts/catalogue';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import { randomUUID } from 'node:crypto';
import { Agent, fetch, type RequestInit, type Response } from 'undici';
import type { Call } from './open-load.ts';

export interface Shoppers {
  readonly next: () => Call;
  /** Pieces that the store said are in a bag, and are not; and orders it said it has, and has not. */
  lost(): Promise<number>;
  close(): Promise<void>;
}

export interface ShopperOptions {
  /** What is trusted where the address has TLS; it is called by HTTP/2 then. */
  readonly certificate?: string;
  /** How long an answer may take. */
  readonly patienceMs?: number;
}

interface Answered<Data> {
  readonly data: Data;
}

/** Where pieces of these shoppers go. */
export const HOME = {
  full_name: 'Asha Rao',
  house: '12',
  street: 'Residency Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
  mobile: '91-9876543210',
};

/** One that is made to order without a size and may be paid at the door. */
export function affordableOf({ results }: Pick<Listing, 'results'>): number {
  const design = results.find(
    ({ special_price_paise: price, product_type: type }) => price < 4_500_000 && type === 'made-to-order',
  );
  if (!design) throw new Error('nothing here is below ₹45,000');
  return design.product_id;
}

/** This machine has all addresses that begin with 127 (Linux). */
const HOUSEHOLDS = 50;
const TERMS = ['ring', 'gold chain', 'solitaire', 'pearl', 'jhumka', 'mangalsutra', 'bangle', 'coin'];
const FILES = /(?:src|href)="(\/(?:shell|remotes)\/[^"]+)"/g;
const LISTINGS = ['rings', 'earrings', 'pendants', 'bangles', 'necklaces', 'chains'];

class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
  readonly status: number;
  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

/**
 * @param shop address of the shop
 * @param bags guests who fill a bag
 */
export async function openShoppers(
  shop: string,
  bags: number,
  { certificate, patienceMs = 10_000 }: ShopperOptions = {},
): Promise<Shoppers> {
  // From as many addresses as households: what one address may do is limited.
  const households = Array.from(
    { length: HOUSEHOLDS },
    (_, at) =>
      new Agent({
        localAddress: `127.0.1.${String(at + 1)}`,
        ...(certificate !== undefined && { allowH2: true, connect: { ca: certificate } }),
      }),
  );
  const upTo = (count: number): number => Math.floor(Math.random() * count);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[upTo(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(`${shop}${path}`, {
      ...init,
      dispatcher: pick(households),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) {
      await answer.arrayBuffer();
      throw new NotAnswered(answer.status);
    }
    return answer;
  }
  const look = (kind: string, path: string): Call => ({
    kind,
    go: async () => void (await (await ask(path)).arrayBuffer()),
  });
  /** A document, and every file it names: a browser that lacks one has a dead page. */
  const open = (path: string): Call => ({
    kind: 'page with its files',
    go: async () => {
      const text = await (await ask(path)).text();
      const files = new Set([...text.matchAll(FILES)].map(([, file = '']) => file));
      await Promise.all([...files].map(async (file) => (await ask(file)).arrayBuffer()));
    },
  });
  const call = async <Data>(path: string, token: string, body?: object): Promise<Data> => {
    const answer = await ask(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return ((await answer.json()) as Answered<Data>).data;
  };

  const listing = await call<Listing>('product/listing/?path=/jewellery/earrings/&page_size=98', '');
  const { results } = listing;
  const affordable = affordableOf(listing);
  const enter = async (): Promise<string> => {
    const body = { uuid: randomUUID(), shopBy: 1, device_type: 'website' };
    return (await call<{ access_token: string }>('customer/customer_account/createguest/', '', body))
      .access_token;
  };
  const guests = await Promise.all(
    Array.from({ length: bags }, async () => ({
      token: await enter(),
      told: new Set<number>(),
      isBusy: false,
    })),
  );
  /** What was bought, and by whom. */
  const orders: { readonly token: string; readonly orderNo: string }[] = [];

  /** A guest has one call at a time, as a person has. */
  const fill = (): Call => ({
    kind: 'add to bag',
    go: async () => {
      const guest = guests.find(({ isBusy }) => !isBusy);
      const piece = pick(results);
      if (guest === undefined) return;
      guest.isBusy = true;
      try {
        await call('customer/cart/add/', guest.token, { product_id: piece.product_id, quantity: 1 });
        guest.told.add(piece.product_id);
      } catch (error) {
        // There are no more pieces of it: that is an answer.
        if (!(error instanceof NotAnswered) || error.status !== 400) throw error;
      } finally {
        guest.isBusy = false;
        guests.push(...guests.splice(guests.indexOf(guest), 1));
      }
    },
  });

  /** A guest who comes, buys one piece to be paid at the door, and goes. */
  const buy = (): Call => ({
    kind: 'buy',
    go: async () => {
      const token = await enter();
      const home = { ...HOME, email: `${randomUUID()}@shoppers.example` };
      const { address_id } = await call<{ address_id: string }>('customer/guest_address/add/', token, home);
      await call('customer/cart/add/', token, { product_id: affordable, quantity: 1 });
      const asked = { payment_mode: 'cod', address_id };
      const { lock_id } = await call<{ lock_id: string }>('customer/cart/lock_price/', token, asked);
      const order = { lock_id, shipping_address_id: address_id, payment_mode: 'cod' };
      const { order_no: orderNo } = await call<OrderCreated>('order/order/create/', token, order);
      orders.push({ token, orderNo });
    },
  });
  const pictureOf = ({ images }: Listing['results'][number]): string =>
    (images.product_images[0]?.src ?? '').replace('{w}', '360');

  const kinds: readonly (() => Call)[] = [
    () => look('home page', '/'),
    () => look('listing page', `/jewellery/${pick(LISTINGS)}/?page=${1 + upTo(5)}`),
    () => look('product page', pick(results).url),
    () => look('product page', pick(results).url),
    () => open(pick(results).url),
    () => look('search', `/api/product/search/?q=${encodeURIComponent(pick(TERMS))}`),
    () => look('listing', `/api/product/listing/?path=/jewellery/${pick(LISTINGS)}/`),
    () => look('gold rate', '/api/product/gold_rate/'),
    () => look('picture', pictureOf(pick(results))),
    () => look('savings plan', '/api/golden_bounty/plan/calculator/?amount=5000'),
    fill,
    buy,
  ];
  return {
    next: () => pick(kinds)(),
    close: async () => void (await Promise.all(households.map((household) => household.close()))),
    async lost() {
      let lost = 0;
      for (const { token, told } of guests) {
        const { items } = await call<Cart>('customer/cart/list/', token);
        const held = new Set(items.map(({ productDetails: { product_id: id } }) => id));
        lost += [...told].filter((id) => !held.has(id)).length;
      }
      const known = async (orderNo: string, token: string): Promise<boolean> =>
        ask(`/api/order/order/details/?order_no=${orderNo}`, {
          headers: { authorization: `Bearer ${token}` },
        }).then(
          async (answer) => (await answer.arrayBuffer(), true),
          (error: unknown) => {
            if (error instanceof NotAnswered && error.status === 404) return false;
            throw error;
          },
        );
      for (const { token, orderNo } of orders) if (!(await known(orderNo, token))) lost += 1;
      return lost;
    },
  };
}
