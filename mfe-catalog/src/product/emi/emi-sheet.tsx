import { ownNamespace, textsOf } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { EmiPlans } from '@suvarna/ui/emi-plans';
import { formatPrice } from '@suvarna/ui/price';
import { Sheet } from '@suvarna/ui/sheet';
import { readPlans } from './emi.api.ts';
import styles from './emi-sheet.module.css';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

const texts = textsOf(ownNamespace('emi'), { en, hi });

interface EmiSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Price of the choice that is shown, in paise. */
  readonly minor: number;
}

/** What a piece comes to in months, by lender, and how it is asked for. */
export function EmiSheet({ open, onClose, minor }: EmiSheetProps) {
  const { locale } = useRemoteContext();
  const say = texts(locale);
  const { state: read, retry } = useRead(open ? `emi ${minor}` : null, (signal) => readPlans(minor, signal));
  return (
    <Sheet open={open} onClose={onClose} title={say('emi.title')} closeLabel={say('emi.close')}>
      <div className={styles['body']}>
        <p>{say('emi.lead', { amount: formatPrice(minor, 'INR') })}</p>
        {read.status === 'loading' && <p role="status">{say('emi.reading')}</p>}
        {read.status === 'failed' && (
          <div role="alert">
            <p>{say('emi.failed')}</p>
            <Button variant="secondary" onClick={retry}>
              {say('emi.again')}
            </Button>
          </div>
        )}
        {read.status === 'ready' && <EmiPlans plans={read.data.results} locale={locale} t={say} />}
        <p>{say('emi.how')}</p>
        <p className={styles['note']}>{say('emi.note')}</p>
      </div>
    </Sheet>
  );
}
