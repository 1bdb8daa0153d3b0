import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { priceHistory } from '@suvarna/contracts/catalogue';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Sheet } from '@suvarna/ui/sheet';
import { TryAgain } from '@suvarna/ui/try-again';
import { priceHistoryTexts } from '#texts/price-history';
import type { PriceView } from '../buying/price.model.ts';
import { choicePath, type ProductView } from '../product.model.ts';
import { PriceAlert } from '../watch/price-alert.tsx';
import { AllDays } from './all-days.tsx';
import { PastPrices } from './past-prices.tsx';
import { historyPath } from './history.model.ts';
import { Recompute } from './recompute.tsx';
import sheet from './sheet.module.css';

interface PriceHistorySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly product: ProductView;
  /** Of the choice that is shown. */
  readonly price: PriceView;
}

/** Where the price of a choice was, what moved it, and how it is computed. */
export function PriceHistorySheet({ open, onClose, product, price }: PriceHistorySheetProps) {
  const priceHistoryT = useT(priceHistoryTexts);
  const href = useHref();
  const { karat, colour, size, currency, pricedBy } = price;
  const key = open ? [product.id, karat, colour, size, currency, pricedBy].join(' ') : null;
  const { state, retry } = useRead(key, (signal) =>
    call(api, priceHistory, {
      query: { product_id: product.id, karat, colour, ...(size !== '' && { size }) },
      signal,
    }),
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={priceHistoryT('title')}
      closeLabel={priceHistoryT('close')}
      wide
    >
      <div className={sheet['body']}>
        {!price.available && <PriceAlert kind="stock" product={product} price={price} />}
        <p>{priceHistoryT('lead', { karat })}</p>
        {state.status === 'loading' && <p role="status">{priceHistoryT('reading')}</p>}
        {state.status === 'failed' && (
          <TryAgain text={priceHistoryT('failed')} again={priceHistoryT('again')} onAgain={retry} />
        )}
        {state.status === 'ready' && (
          <>
            <PastPrices history={state.data} heading="h3" />
            {price.available && <PriceAlert kind="price" product={product} price={price} />}
            <Recompute history={state.data} />
            <AllDays history={state.data} heading="h3" />
            <p>
              <a className={sheet['link']} href={href(choicePath(historyPath(product.path), price))}>
                {priceHistoryT('page.link')}
              </a>
            </p>
          </>
        )}
      </div>
    </Sheet>
  );
}
