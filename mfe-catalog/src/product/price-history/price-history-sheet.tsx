import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { priceHistory } from '@suvarna/contracts/catalogue';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { Sheet } from '@suvarna/ui/sheet';
import type { PriceView } from '../price.model.ts';
import { choicePath, type ProductView } from '../product.model.ts';
import { PriceAlert } from '../watch/price-alert.tsx';
import { AllDays } from './all-days.tsx';
import { PastPrices } from './past-prices.tsx';
import { historyPath } from './history.model.ts';
import { Recompute } from './recompute.tsx';
import sheet from './sheet.module.css';
import { words } from './words.ts';

interface PriceHistorySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly product: ProductView;
  /** Of the choice that is shown. */
  readonly price: PriceView;
}

/** Where the price of a choice was, what moved it, and how it is computed. */
export function PriceHistorySheet({ open, onClose, product, price }: PriceHistorySheetProps) {
  const { locale } = useRemoteContext();
  const say = words(locale);
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
    <Sheet open={open} onClose={onClose} title={say('title')} closeLabel={say('close')} wide>
      <div className={sheet['body']}>
        {!price.available && <PriceAlert kind="stock" product={product} price={price} />}
        <p>{say('lead', { karat })}</p>
        {state.status === 'loading' && <p role="status">{say('reading')}</p>}
        {state.status === 'failed' && (
          <div role="alert">
            <p>{say('failed')}</p>
            <Button variant="secondary" onClick={retry}>
              {say('again')}
            </Button>
          </div>
        )}
        {state.status === 'ready' && (
          <>
            <PastPrices history={state.data} heading="h3" />
            {price.available && <PriceAlert kind="price" product={product} price={price} />}
            <Recompute history={state.data} />
            <AllDays history={state.data} heading="h3" />
            <p>
              <a className={sheet['link']} href={href(choicePath(historyPath(product.path), price))}>
                {say('page.link')}
              </a>
            </p>
          </>
        )}
      </div>
    </Sheet>
  );
}
