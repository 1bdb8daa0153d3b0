import { type OrderPickup, orderPickupCode } from '@suvarna/contracts/orders';
import { api } from '@suvarna/api-client';
import { call, isApiFailure } from '@suvarna/contracts/call';
import { useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import { orderPickupTexts } from '#texts/order-pickup';
import styles from './pickup-panel.module.css';

interface PickupCodeProps {
  readonly orderNo: string;
  readonly pickup: OrderPickup;
}

/** What is said in the store; in a browser that is new to the account only after a code to its owner. */
export function PickupCode({ orderNo, pickup }: PickupCodeProps) {
  const t = useT(orderPickupTexts);
  const [asked, setAsked] = useState('');
  const [state, setState] = useState<'' | 'asking' | 'declined' | 'failed'>('');

  const ask = async (): Promise<void> => {
    setState('asking');
    try {
      const { code } = await call(api, orderPickupCode, { query: { order_no: orderNo } });
      setAsked(code);
      setState(code === '' ? 'failed' : '');
    } catch (error) {
      // Said to the shopper; the button is there to try again.
      const isDeclined = isApiFailure(error) && error.code === 'SESSION.PROOF_REQUIRED';
      setState(isDeclined ? 'declined' : 'failed');
    }
  };

  const code = pickup.code === '' ? asked : pickup.code;
  if (code !== '')
    return (
      <>
        <p {...(asked !== '' && { ref: takeFocus, tabIndex: -1 })}>
          {t('ready')} <strong className={styles['code']}>{code}</strong>
        </p>
        <p className={styles['keep']}>{t('keep')}</p>
      </>
    );
  return (
    <>
      <p>{t('prove')}</p>
      <Button
        variant="secondary"
        busy={state === 'asking' ? t('asking') : undefined}
        onClick={() => void ask()}
      >
        {t('show')}
      </Button>
      <p role="status">{(state === 'declined' || state === 'failed') && t(state)}</p>
    </>
  );
}
