import { EMI_MAX, EMI_MIN } from '@suvarna/contracts/storefront-constants';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { bus } from '@suvarna/event-bus';
import { formatPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import { readPlans } from './emi.api.ts';
import styles from './emi-line.module.css';

const load = () => import(/* webpackChunkName: "emi" */ './emi-sheet.tsx');
type Part = Awaited<ReturnType<typeof load>>;

interface EmiLineProps {
  /** What is to be paid, in paise. */
  readonly payable: number;
  /** Coins of gold are not lent for. */
  readonly hasCoins: boolean;
  /** EMI was asked for: how it stands has changed. */
  readonly onAsked?: () => void;
}

/** From how much a month the bag can be paid, or why it cannot; the sheet in which it is asked for comes with the first tap. */
export function EmiLine({ payable, hasCoins, onAsked }: EmiLineProps) {
  const { t } = useRemoteContext();
  const [part, setPart] = useState<Part>();
  const [open, setOpen] = useState(false);
  const within = payable >= EMI_MIN * 100 && payable <= EMI_MAX * 100;
  const offered = within && !hasCoins;
  const { state, retry } = useRead(
    offered ? `emi ${payable}` : null,
    (signal) => readPlans(payable, signal),
    { keepsLast: true },
  );
  if (!offered)
    return (
      <p className={styles['out-of-reach']}>
        {hasCoins
          ? t('emiCoinsText')
          : t(payable < EMI_MIN * 100 ? 'emiBelowText' : 'emiAboveText', {
              limit: formatPrice((payable < EMI_MIN * 100 ? EMI_MIN : EMI_MAX) * 100, 'INR'),
            })}
      </p>
    );

  const show = async (): Promise<void> => {
    try {
      setPart(await load());
      setOpen(true);
    } catch {
      bus.emit('toast.message.requested', { text: t('error.network'), kind: 'error' });
    }
  };
  const { from_paise: from, from_months: months = 0 } =
    state.status === 'ready' ? state.data : { from_paise: 0 };
  return (
    <>
      <button type="button" className={styles['line']} onClick={() => void show()}>
        {from === 0
          ? t('emi.line')
          : t(months > 0 ? 'emi.from-months' : 'emi.from', { amount: formatPrice(from, 'INR'), months })}
      </button>
      {part && (
        <part.EmiSheet
          open={open}
          onClose={() => setOpen(false)}
          payable={payable}
          read={state}
          onAgain={retry}
          {...(onAsked && { onAsked })}
        />
      )}
    </>
  );
}
