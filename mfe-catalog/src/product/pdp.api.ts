import type { ProductDetail } from '@suvarna/contracts/api/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { isMissing } from '../missing.model.ts';
import { choicePath, type ProductView } from './product.model.ts';

/** Karats the resolver takes; any other shows the design as it is made (domain-rules §2.14 row 15). */
const RESOLVER_KARATS = ['18', '22'];

/** `/pdp?productId=&wearTypeName=&karat=` of older links and messages leads to the product's one address. */
export async function resolveProduct({ api, query, signal }: LoadContext): Promise<Loaded<ProductView>> {
  const id = query.get('productId') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return { kind: 'not-found' };
  try {
    const { data } = await api.get<ProductDetail>('product/product/', { query: { product_id: id }, signal });
    const karat = query.get('karat') ?? '';
    const offered = RESOLVER_KARATS.includes(karat) && data.options.karats.includes(Number(karat));
    return { kind: 'redirect', to: choicePath(data.url, offered ? { karat: Number(karat) } : {}), permanent: false };
  } catch (error) {
    if (isMissing(error)) return { kind: 'not-found' };
    throw error;
  }
}
