import { EMI_MAX, EMI_MIN } from '@suvarna/contracts/storefront-constants';
import { useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { formatExactPrice } from '@suvarna/ui/price';
import type { PriceView } from '../price.model.ts';
import { useOnDemand } from '../use-on-demand.ts';
import { readPlans } from './emi.api.ts';
import styles from './emi-line.module.css';

const load = () => import(/* webpackChunkName: "emi" */ './emi-sheet.tsx');

interface EmiLineProps {
  readonly price: PriceView;
  /** Coins of gold are not lent for. */
  readonly isCoin: boolean;
}

/** From how much a month a piece can be had, by the store's numbers; its plans come with the first tap. */
export function EmiLine({ price: { priceMinor, currency, available }, isCoin }: EmiLineProps) {
  const t = useT();
  const { part, open, busy, show, close } = useOnDemand(load);
  const offered =
    available && !isCoin && currency === 'INR' && priceMinor >= EMI_MIN * 100 && priceMinor <= EMI_MAX * 100;
  const { state, retry } = useRead(offered ? `emi ${priceMinor}` : null, (signal) =>
    readPlans(priceMinor, signal),
  );
  if (!offered) return null;
  const from = state.status === 'ready' ? state.data.from_paise : 0;
  return (
    <>
      <button type="button" className={styles['line']} aria-busy={busy || undefined} onClick={show}>
        {from === 0 ? t('emi.line') : t('emi.from', { amount: formatExactPrice(from, 'INR') })}
      </button>
      {part && <part.EmiSheet open={open} onClose={close} minor={priceMinor} read={state} onAgain={retry} />}
    </>
  );
}
