import type { EmiRequest } from '@suvarna/contracts/emi';
import { isApiFailure } from '@suvarna/contracts/call';
import { Button } from '@suvarna/ui/button';
import { Sheet } from '@suvarna/ui/sheet';
import { useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { emiRequestsTexts } from '#texts/emi-requests';
import orders from '../orders/orders.module.css';
import { useAskedAct } from '../page/use-asked-act.ts';
import { withdrawEmi } from './emi.api.ts';
import styles from './emi-requests.module.css';

interface WithdrawEmiProps {
  readonly request: EmiRequest;
  readonly onWithdrawn: (request: EmiRequest) => void;
}

/** Asks before a request goes: it can be made again, but is looked at again. */
export function WithdrawEmi({ request, onWithdrawn }: WithdrawEmiProps) {
  const t = useT(emiRequestsTexts);
  const [open, setOpen] = useState(false);
  const { busy, fault, place, act, forget } = useAskedAct();

  const withdraw = (): Promise<boolean> =>
    act(
      'withdraw',
      async () => {
        const withdrawn = await withdrawEmi(request.request_id);
        setOpen(false);
        onWithdrawn(withdrawn);
      },
      (error) => {
        const isOver = isApiFailure(error) && error.code === 'CUSTOMER_REQUEST.STATE_CONFLICT';
        return t(isOver ? 'emi.withdraw-over' : 'emi.withdraw-failed');
      },
    );

  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          // What failed before is told already.
          forget();
          setOpen(true);
        }}
      >
        {t('emi.withdraw')}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('emi.withdraw-title')}
        closeLabel={t('emi.keep')}
      >
        <div className={styles['sheet']}>
          <p>{t('emi.withdraw-text')}</p>
          <div ref={place} role="alert">
            {fault !== undefined && <p className={styles['fault']}>{fault.text}</p>}
          </div>
          <div className={orders['actions']}>
            <Button busy={busy.length > 0 ? t('emi.withdrawing') : undefined} onClick={() => void withdraw()}>
              {t('emi.withdraw')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('emi.keep')}
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  );
}
