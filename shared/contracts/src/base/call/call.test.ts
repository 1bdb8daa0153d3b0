import { describe, expect, it, jest } from '@jest/globals';
import type { ApiClient } from './api-reader.ts';
import { call, download } from './call.ts';
import { cartAdd, cartList } from '../../bag/endpoints.ts';
import { productListing } from '../../catalogue/endpoints.ts';
import { orderInvoice } from '../../orders/endpoints.ts';

const answer = { status_code: 200, error: false, msg: '', message: '', data: { count: 1 } } as const;
const host = () => ({
  get: jest.fn(async (_path: string, _options?: object) => answer as never),
  post: jest.fn(async (_path: string, _body: object, _options?: object) => answer as never),
  download: jest.fn(async (_path: string, _options?: object) => new Blob()),
});

describe('a call by the table of endpoints', () => {
  it('is a read with its query, and gives the data that has the shape of its answer', async () => {
    const api = host();
    expect(await call(api, productListing, { query: { path: '/jewellery/', page: undefined } })).toBe(
      answer.data,
    );
    expect(api.get).toHaveBeenCalledWith('product/listing/', {
      query: { path: '/jewellery/', page: undefined },
      expect: productListing.shape,
    });
  });

  it('is an effect with its body', async () => {
    const api = host();
    await call(api, cartAdd, { body: { product_id: 1, quantity: 1 }, idempotencyKey: 'k' });
    expect(api.post).toHaveBeenCalledWith(
      'customer/cart/add/',
      { product_id: 1, quantity: 1 },
      { idempotencyKey: 'k', expect: cartAdd.shape },
    );
  });

  it('is a file, of which nothing is expected', async () => {
    const api = host();
    await download(api, orderInvoice, { query: { order_no: 'SV-1' } });
    expect(api.download).toHaveBeenCalledWith('order/order/invoice/', { query: { order_no: 'SV-1' } });
  });

  // What is wrong here the compiler says: each line that expects an error fails the type check without one.
  it('is typed by the schemas the server is declared with', async () => {
    const api: ApiClient = host();
    const { count } = await call(api, cartList);
    const isNumber: number = count;
    // @ts-expect-error -- a listing has a path
    await call(api, productListing);
    // @ts-expect-error -- a piece has an id
    await call(api, cartAdd, { body: { quantity: 1 } });
    // @ts-expect-error -- a read has no effect that could happen twice
    await call(api, cartList, { idempotencyKey: 'k' });
    const reader = { get: host().get };
    // @ts-expect-error -- what the server renders pages with can only read
    await expect(call(reader, cartAdd, { body: { product_id: 1, quantity: 1 } })).rejects.toThrow();
    expect(isNumber).toBe(1);
  });
});
