import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Deferred } from '@suvarna/remote-kit/deferred';
import type { PageProps } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { recentlyViewedStore } from '@suvarna/stores';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { memo, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { CardRail } from '../cards/card-rail.tsx';
import { Assurance } from './buying/assurance.tsx';
import { BreakupTable } from './buying/breakup-table.tsx';
import { BuyBox } from './buying/buy-box.tsx';
import { Details } from './details.tsx';
import { useForWhom } from './for-whom/use-for-whom.ts';
import { Gallery } from './pictures/gallery.tsx';
import actions from './pictures/picture-actions.module.css';
import type { PriceView } from './buying/price.model.ts';
import { choicePath, isUnmarked, productCrumbs, type ProductView } from './product.model.ts';
import styles from './product.module.css';
import { ProductReviews } from '../reviews/reading/product-reviews.tsx';
import { RelatedRails } from '../related-products/related-products.tsx';
import { useFreshPrices } from '../fresh-prices/use-fresh-prices.ts';
import { useChoice } from './choosing/use-choice.ts';
import { usePictures } from './pictures/use-pictures.ts';
import trust from './trust/trust.module.css';
import { TrustNearView } from './trust/trust-near-view.tsx';
import { TryOn } from './try-on/try-on.tsx';
import { ViewIn3d } from './viewer/view-in-3d.tsx';

export { productHead as head } from './product.head.ts';

/** A tap on a choice answers at once: what it does not change is not drawn again. */
const StillFacts = memo(Facts);
const StillTrust = memo(TrustOf);
const StillReviews = memo(ProductReviews);
const StillRail = memo(CardRail);
const StillLater = memo(RelatedRails);

export function Page({ data }: PageProps<ProductView>) {
  // Another choice in the address is a page with state of its own.
  return <Product key={choicePath(data.path, data.choice)} product={data} />;
}

function Product({ product }: { readonly product: ProductView }) {
  const { t } = useRemoteContext();
  const href = useHref();
  useFreshPrices(product.price.pricedBy);
  const onFailed = (): void =>
    bus.emit('toast.message.requested', { text: t('buy.error.price'), kind: 'error' });
  const { choice, price, pending, changes, pick } = useChoice(product, { api, onFailed });

  useEffect(() => {
    bus.emit('catalogue.product.viewed', { productId: product.id });
    recentlyViewedStore.getState().see(product.id);
  }, [product.id]);

  const [words, setWords] = useState('');
  const whom = useForWhom(product);
  // The tap on a metal is answered by its swatch; five pictures are in the frame after it.
  const colour = useDeferredValue(choice.colour);
  const shown = usePictures(product, colour);
  return (
    <div className={`sv-page ${styles.page}`}>
      <Static of={product}>
        {() => (
          <Breadcrumb
            label={t('crumb.label')}
            items={productCrumbs(product, t).map(({ label, path }) => ({ label, href: href(path) }))}
          />
        )}
      </Static>
      <div className={styles.top}>
        <Gallery title={product.title} pictures={shown.pictures} colour={shown.colour} chosen={colour}>
          <div className={actions.actions}>
            <ViewIn3d product={product} choice={choice} words={words} />
            <TryOn
              product={product}
              choice={choice}
              onPick={(size) => void pick({ size })}
              onKept={(person) => whom?.take(person)}
            />
          </div>
        </Gallery>
        <BuyBox
          product={product}
          choice={choice}
          price={price}
          pending={pending}
          changes={changes}
          whom={whom}
          onPick={(patch) => void pick(patch)}
          onPreselect={(size) => void pick({ size }, 'for somebody')}
          // The gallery above the field waits for the letter that is typed.
          onEngraving={(cut) => startTransition(() => setWords(cut))}
        />
      </div>
      <Deferred>
        <StillFacts product={product} price={price} />
        <StillTrust product={product} karat={choice.karat} isUnmarked={isUnmarked(product, price)} />
        <StillReviews productId={product.id} path={product.path} summary={product.reviews} />
        {product.similar.length > 0 && (
          <StillRail id="similar" title={t('product.similar')} cards={product.similar} />
        )}
        <StillLater current={product.id} />
      </Deferred>
    </div>
  );
}

/** What is said about the piece with its price: changes with the price, and has nothing to press. */
function Facts({ product, price }: { readonly product: ProductView; readonly price: PriceView }) {
  return (
    <Static of={price} className={styles.sections}>
      {() => (
        <>
          <BreakupTable price={price} />
          <div className={styles.facts}>
            <Details product={product} price={price} />
            <Assurance of={product.promises} isUnmarked={isUnmarked(product, price)} />
          </div>
        </>
      )}
    </Static>
  );
}

interface TrustOfProps {
  readonly product: ProductView;
  readonly karat: number;
  readonly isUnmarked: boolean;
}

/** What comes with the piece, whatever its options; of its hallmarks the sheet shows that of the karat, or none. */
function TrustOf({ product, karat, isUnmarked: isLight }: TrustOfProps) {
  return (
    <Static
      as="section"
      of={product}
      className={trust['trust']}
      aria-labelledby="trust"
      data-karat={karat}
      data-unmarked={isLight}
    >
      {() => <TrustNearView product={product} />}
    </Static>
  );
}
