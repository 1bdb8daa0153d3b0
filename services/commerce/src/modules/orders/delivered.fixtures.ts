import { PLAIN, SIZED } from '../../../test-support/catalogue.fixtures.ts';
import type { CheckoutHarness } from '../../../test-support/orders/checkout.fixtures.ts';

const TO_THE_DOOR = ['confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery', 'delivered'];

/** A small picture, eight by eight pixels: the image service can draw it again. */
export const JPEG = {
  media_type: 'image/jpeg',
  data: '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAB/9k=',
};

export interface Delivered {
  /** The guest's. */
  readonly token: string;
  readonly orderNo: string;
  /** Lines: a ring of size 12, and a piece without sizes. */
  readonly ring: string;
  readonly plain: string;
  /** Where it went. */
  readonly address: string;
}

/** A delivered order of a guest. @param email with which it was made */
export async function delivered(harness: CheckoutHarness, email = 'asha@example.in'): Promise<Delivered> {
  const token = await harness.guest();
  await harness.post('/api/customer/cart/add/', { product_id: SIZED, quantity: 1, size: '12' }, { token });
  await harness.fill(token, PLAIN);
  const address = await harness.address(token, { email });
  const { lock_id } = await harness.lock(token, { address_id: address });
  const made = await harness.order(token, { lock_id, shipping_address_id: address });
  await harness.pay(made.body.data);
  const { order_no: orderNo } = made.body.data as { order_no: string };
  for (const to of TO_THE_DOOR) {
    const { status, body } = await harness.staff('order/transition/', { order_no: orderNo, to });
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  const { lines } = await harness.details(token, orderNo);
  const idOf = (productId: number): string =>
    lines.find((line) => line.product_id === productId)?.item_id ?? '';
  return { token, orderNo, ring: idOf(SIZED), plain: idOf(PLAIN), address };
}
