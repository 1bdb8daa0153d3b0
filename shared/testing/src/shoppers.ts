/** What shoppers of a festival day do: mostly look, sometimes search, fill a bag now and then. */
import type { Cart } from '@suvarna/contracts/bag';
import { randomUUID } from 'node:crypto';
import { Agent, fetch, type RequestInit, type Response } from 'undici';
import type { Call } from './open-load.ts';

export interface Shoppers {
  readonly next: () => Call;
  /** Pieces that the store said are in a bag, and are not. */
  lost(): Promise<number>;
  close(): Promise<void>;
}

interface Answered<Data> {
  readonly data: Data;
}

const PATIENCE_MS = 10_000;
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
 * @param certificate what is trusted where the address has TLS; it is called by HTTP/2 then
 */
export async function openShoppers(shop: string, bags: number, certificate?: string): Promise<Shoppers> {
  const dispatcher = new Agent(
    certificate === undefined ? {} : { allowH2: true, connect: { ca: certificate } },
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
      dispatcher,
      signal: AbortSignal.timeout(PATIENCE_MS),
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

  const { results } = await call<{ results: readonly { product_id: number; url: string }[] }>(
    'product/listing/?path=/jewellery/earrings/&page_size=49',
    '',
  );
  const guests = await Promise.all(
    Array.from({ length: bags }, async () => {
      const { access_token: token } = await call<{ access_token: string }>(
        'customer/customer_account/createguest/',
        '',
        { uuid: randomUUID(), shopBy: 1, device_type: 'website' },
      );
      return { token, told: new Set<number>(), isBusy: false };
    }),
  );

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

  const kinds: readonly (() => Call)[] = [
    () => look('home page', '/'),
    () => look('listing page', `/jewellery/${pick(LISTINGS)}/?page=${1 + upTo(5)}`),
    () => look('product page', pick(results).url),
    () => look('product page', pick(results).url),
    () => open(pick(results).url),
    () => look('search', `/api/product/search/?q=${encodeURIComponent(pick(TERMS))}`),
    () => look('listing', `/api/product/listing/?path=/jewellery/${pick(LISTINGS)}/`),
    () => look('gold rate', '/api/product/gold_rate/'),
    fill,
  ];
  return {
    next: () => pick(kinds)(),
    close: () => dispatcher.close(),
    async lost() {
      let lost = 0;
      for (const { token, told } of guests) {
        const { items } = await call<Cart>('customer/cart/list/', token);
        const held = new Set(items.map(({ productDetails: { product_id: id } }) => id));
        lost += [...told].filter((id) => !held.has(id)).length;
      }
      return lost;
    },
  };
}
