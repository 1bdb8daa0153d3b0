import { call } from '@suvarna/contracts/call';
import { productResolve } from '@suvarna/contracts/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { isMissing } from '../page/missing.model.ts';

/** Karats the resolver takes; any other shows the design as it is made (domain-rules §2.14 row 15). */
const RESOLVER_KARATS: Readonly<Record<string, number>> = { 18: 18, 22: 22 };

/**
 * `/pdp?productId=&wearTypeName=&karat=` of older links and messages leads to the product's one
 * address. The number names the product; the wear type only says what the sender thought it was.
 */
export async function resolveProduct({ api, query, signal }: LoadContext): Promise<Loaded<never>> {
  const id = query.get('productId') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return { kind: 'not-found' };
  try {
    const karat = RESOLVER_KARATS[query.get('karat') ?? ''];
    const { url } = await call(api, productResolve, { query: { product_id: Number(id), karat }, signal });
    return { kind: 'redirect', to: url, permanent: false };
  } catch (error) {
    if (isMissing(error)) return { kind: 'not-found' };
    throw error;
  }
}
