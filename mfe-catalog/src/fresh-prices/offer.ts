/** The offer that machines read is the one that is seen. */
export function showOffer(price: string, sku: string): void {
  for (const block of document.querySelectorAll('script[type="application/ld+json"]')) {
    const said = JSON.parse(block.textContent) as {
      '@type'?: string;
      sku?: string;
      offers?: { price?: string };
    };
    if (said['@type'] !== 'Product' || said.offers === undefined) continue;
    block.textContent = JSON.stringify({ ...said, sku, offers: { ...said.offers, price } });
    return;
  }
}
