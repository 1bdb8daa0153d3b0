import { useT } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import type { PriceView } from '../buying/price.model.ts';
import { useOnDemand } from '../use-on-demand.ts';
import styles from './emi-line.module.css';

const load = () => import(/* webpackChunkName: "emi" */ './emi-sheet.tsx');

/** From how much a month a piece can be had; the plans come with the first tap. */
export function EmiLine({ price: { priceMinor, emiFromMinor, emiMonths } }: { readonly price: PriceView }) {
  const t = useT();
  const { part, open, busy, show, close } = useOnDemand(load);
  if (emiFromMinor === 0) return null;
  return (
    <>
      <button type="button" className={styles['line']} aria-busy={busy || undefined} onClick={show}>
        {t(emiMonths > 0 ? 'emi.from-months' : 'emi.from', {
          amount: formatPrice(emiFromMinor, 'INR'),
          months: emiMonths,
        })}
      </button>
      {part && <part.EmiSheet open={open} onClose={close} minor={priceMinor} />}
    </>
  );
}
