import type { EmiRequest } from '@suvarna/contracts/api/emi';
import { isApiFailure } from '@suvarna/contracts/api-reader';
import { Button } from '@suvarna/ui/button';
import { Sheet } from '@suvarna/ui/sheet';
import { useState } from 'react';
import orders from '../orders/orders.module.css';
import { withdrawEmi } from './emi.api.ts';
import styles from './emi-requests.module.css';
import { useSay } from './use-say.ts';

interface WithdrawEmiProps {
  readonly request: EmiRequest;
  readonly onWithdrawn: (request: EmiRequest) => void;
}

/** Asks before a request goes: it can be made again, but is looked at anew. */
export function WithdrawEmi({ request, onWithdrawn }: WithdrawEmiProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const withdraw = async (): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      const withdrawn = await withdrawEmi(request.request_id);
      setOpen(false);
      onWithdrawn(withdrawn);
    } catch (error) {
      const isOver = isApiFailure(error) && error.code === 'CUSTOMER_REQUEST.STATE_CONFLICT';
      setFault(say(isOver ? 'emi.withdraw-over' : 'emi.withdraw-failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {say('emi.withdraw')}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={say('emi.withdraw-title')}
        closeLabel={say('emi.keep')}
      >
        <div className={styles['sheet']}>
          <p>{say('emi.withdraw-text')}</p>
          <div role="alert">{fault !== undefined && <p className={styles['fault']}>{fault}</p>}</div>
          <div className={orders['actions']}>
            <Button busy={busy ? say('emi.withdrawing') : undefined} onClick={() => void withdraw()}>
              {say('emi.withdraw')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {say('emi.keep')}
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  );
}
