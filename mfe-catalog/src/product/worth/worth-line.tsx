import { useT } from '@suvarna/remote-kit/hooks';
import emi from '../emi/emi-line.module.css';
import type { PriceView } from '../buying/price.model.ts';
import type { ProductView } from '../product.model.ts';
import { useOnDemand } from '../use-on-demand.ts';

const load = () => import(/* webpackChunkName: "worth" */ './worth-sheet.tsx');

interface WorthLineProps {
  readonly product: Pick<ProductView, 'id' | 'promises'>;
  readonly price: PriceView;
}

/** What the store gives for the piece when it comes back; the calculation comes with the first tap. */
export function WorthLine({ product: { id, promises }, price }: WorthLineProps) {
  const t = useT();
  const { part, open, busy, show, close } = useOnDemand(load);
  if (promises?.exchange !== true || price.currency !== 'INR') return null;
  return (
    <>
      <button type="button" className={emi['line']} aria-busy={busy || undefined} onClick={show}>
        {t('product.worth')}
      </button>
      {part && <part.WorthSheet open={open} onClose={close} productId={id} price={price} />}
    </>
  );
}
