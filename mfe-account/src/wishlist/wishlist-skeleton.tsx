import { ProductCardSkeleton } from '@suvarna/ui/product-card';
import { ProductGrid } from '@suvarna/ui/product-grid';

/** Two rows' worth of room; `text` is for who listens. */
export function WishlistSkeleton({ text }: { readonly text: string }) {
  return (
    <div aria-busy="true">
      <p className="sv-visually-hidden" role="status">
        {text}
      </p>
      <ProductGrid>
        {[0, 1, 2, 3].map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </ProductGrid>
    </div>
  );
}
