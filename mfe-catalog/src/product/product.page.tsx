import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Deferred } from '@suvarna/remote-kit/deferred';
import type { PageProps } from '@suvarna/remote-kit/page';
import { recentlyViewedStore } from '@suvarna/stores';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { memo, Suspense, useEffect } from 'react';
import { CardRail } from '../card-rail.tsx';
import { Assurance } from './assurance.tsx';
import { BreakupTable } from './breakup-table.tsx';
import { BuyBox } from './buy-box.tsx';
import { Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import actions from './picture-actions.module.css';
import { choicePath, productCrumbs, type ProductView } from './product.model.ts';
import styles from './product.module.css';
import { RecentlyViewed } from './recently-viewed.tsx';
import { useChoice } from './use-choice.ts';
import { usePictures } from './use-pictures.ts';
import { TryOn } from './try-on/try-on.tsx';
import { ViewIn3d } from './viewer/view-in-3d.tsx';

export { productHead as head } from './product.head.ts';

/** A tap on a choice answers at once: what it does not change is not drawn again. */
const StillBreakup = memo(BreakupTable);
const StillDetails = memo(Details);
const StillAssurance = memo(Assurance);
const StillRail = memo(CardRail);
const StillRecent = memo(RecentlyViewed);

export function Page({ data }: PageProps<ProductView>) {
  // Another choice in the address is a page with state of its own.
  return <Product key={choicePath(data.path, data.choice)} product={data} />;
}

function Product({ product }: { readonly product: ProductView }) {
  const { t } = useRemoteContext();
  const href = useHref();
  const onFailed = (): void =>
    bus.emit('toast.message.requested', { text: t('buy.error.price'), kind: 'error' });
  const { choice, price, pending, changes, pick } = useChoice(product, { api, onFailed });

  useEffect(() => {
    bus.emit('catalogue.product.viewed', { productId: product.id });
    recentlyViewedStore.getState().see(product.id);
  }, [product.id]);

  const shown = usePictures(product, choice.colour);
  const crumbs = productCrumbs(product, t);
  return (
    <div className={`sv-page ${styles.page}`}>
      <Breadcrumb
        label={t('crumb.label')}
        items={crumbs.map(({ label, path }) => ({ label, href: href(path) }))}
      />
      <div className={styles.top}>
        <Gallery title={product.title} pictures={shown.pictures} colour={shown.colour} chosen={choice.colour}>
          <div className={actions.actions}>
            <ViewIn3d product={product} choice={choice} />
            <TryOn product={product} choice={choice} />
          </div>
        </Gallery>
        <BuyBox
          product={product}
          choice={choice}
          price={price}
          pending={pending}
          changes={changes}
          onPick={(patch) => void pick(patch)}
        />
      </div>
      <Deferred>
        <Suspense fallback={null}>
          <StillBreakup price={price} />
        </Suspense>
        <Suspense fallback={null}>
          <div className={styles.facts}>
            <StillDetails product={product} price={price} />
            <StillAssurance of={product.promises} />
          </div>
        </Suspense>
        {product.similar.length > 0 && (
          <StillRail id="similar" title={t('product.similar')} cards={product.similar} />
        )}
        <StillRecent current={product.id} />
      </Deferred>
    </div>
  );
}
