import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { Notice } from '@suvarna/ui/notice';
import { useState } from 'react';
import type { Asked } from '../order-state.model.ts';
import styles from '../orders.module.css';
import { RequestForm } from './request-form.tsx';
import { sendRequest } from '../orders.api.ts';
import { offeredBy, type AskedOrder, type RequestBody } from '../request.model.ts';

interface OrderActionsProps {
  readonly order: AskedOrder;
  /** What the address asks for. */
  readonly first?: Asked | undefined;
  /** Sends it; by the call of a signed-in shopper when left out. */
  readonly onSend?: (what: Asked, body: RequestBody, idempotencyKey: string) => Promise<void>;
  readonly onAsked: (what: Asked) => void;
  /** The form that the address asked for was left. */
  readonly onLeft?: () => void;
}

/** What may be asked for an order: to cancel it, to send pieces back, another size, and the mending of a fault. */
export function OrderActions({ order, first, onSend = sendRequest, onAsked, onLeft }: OrderActionsProps) {
  const { t } = useRemoteContext();
  const [what, setWhat] = useState<Asked | null>(() =>
    first !== undefined && offeredBy(order).includes(first) ? first : null,
  );
  const [left, setLeft] = useState<Asked | null>(null);

  if (what !== null) {
    return (
      <RequestForm
        what={what}
        order={order}
        onSend={(body, idempotencyKey) => onSend(what, body, idempotencyKey)}
        onSent={() => {
          setWhat(null);
          setLeft(null);
          onAsked(what);
        }}
        onLeave={() => {
          setWhat(null);
          setLeft(what);
          onLeft?.();
        }}
      />
    );
  }
  return (
    <>
      {first !== undefined && !offeredBy(order).includes(first) && (
        <Notice kind="bad">{t('order.not-offered')}</Notice>
      )}
      {/* The form is gone; the button it came from, drawn again, takes the focus back. */}
      <div className={styles['actions']}>
        {offeredBy(order).map((each) => (
          <Button
            key={each}
            variant="secondary"
            {...(each === left && { ref: takeFocus })}
            onClick={() => setWhat(each)}
          >
            {t(`order.${each}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
