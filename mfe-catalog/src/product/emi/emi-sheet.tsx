import { fieldIn } from '@suvarna/contracts/locale';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { EmiPlans } from '@suvarna/ui/emi-plans';
import { formatPrice } from '@suvarna/ui/price';
import { Sheet } from '@suvarna/ui/sheet';
import { TryAgain } from '@suvarna/ui/try-again';
import { emiTexts } from '#texts/emi';
import { readPlans } from './emi.api.ts';
import styles from './emi-sheet.module.css';

interface EmiSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Price of the choice that is shown, in paise. */
  readonly minor: number;
}

/** What a piece comes to in months, by lender, and how it is asked for. */
export function EmiSheet({ open, onClose, minor }: EmiSheetProps) {
  const { locale } = useRemoteContext();
  const t = useT(emiTexts);
  const { state: read, retry } = useRead(open ? `emi ${minor}` : null, (signal) => readPlans(minor, signal));
  return (
    <Sheet open={open} onClose={onClose} title={t('emi.title')} closeLabel={t('emi.close')}>
      <div className={styles['body']}>
        <p>{t('emi.lead', { amount: formatPrice(minor, 'INR') })}</p>
        {read.status === 'loading' && <p role="status">{t('emi.reading')}</p>}
        {read.status === 'failed' && (
          <TryAgain text={t('emi.failed')} again={t('emi.again')} onAgain={retry} />
        )}
        {read.status === 'ready' && (
          <EmiPlans
            plans={read.data.results}
            lenderName={(plan) => fieldIn(plan, 'lender_name', locale)}
            t={t}
          />
        )}
        <p>{t('emi.how')}</p>
        <p className={styles['note']}>{t('emi.note')}</p>
      </div>
    </Sheet>
  );
}
