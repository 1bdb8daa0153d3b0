import { useHref, useT } from '@suvarna/remote-kit/hooks';
import emi from '../emi/emi-line.module.css';
import type { PriceView } from '../buying/price.model.ts';
import { choicePath, type ProductView } from '../product.model.ts';
import { useOnDemand } from '../use-on-demand.ts';

const load = () => import(/* webpackChunkName: "price-history" */ './price-history-sheet.tsx');

interface PriceHistoryLineProps {
  readonly product: ProductView;
  readonly price: PriceView;
}

/** How the price came about and where it was; all of it comes with the first tap, and stands on a page of its own. */
export function PriceHistoryLine({ product, price }: PriceHistoryLineProps) {
  const t = useT();
  const href = useHref();
  const { part, open, busy, show, close } = useOnDemand(load);
  return (
    <>
      <a
        className={emi['line']}
        href={href(choicePath(`${product.path}price-history/`, price))}
        aria-busy={busy || undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          show();
        }}
      >
        {t(price.available ? 'price.history' : 'price.back')}
      </a>
      {part && <part.PriceHistorySheet open={open} onClose={close} product={product} price={price} />}
    </>
  );
}
