import type { Listing } from '@suvarna/contracts/catalogue';
import type { Service } from './service.fixtures.ts';

/** A design of the seeded catalogue that needs no size and may be paid at the door. @returns its id */
export async function affordableDesign(service: Pick<Service, 'read'>): Promise<number> {
  const { results } = await service.read<Listing>(
    `/api/product/listing/?path=${encodeURIComponent('/jewellery/earrings/')}&page_size=98`,
  );
  const design = results.find(
    ({ special_price_paise: price, product_type: type }) => price < 4_500_000 && type === 'made-to-order',
  );
  if (design === undefined) throw new Error('The first page of earrings has nothing below ₹45,000.');
  return design.product_id;
}
