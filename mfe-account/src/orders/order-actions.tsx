import type { OrderDetails } from '@suvarna/contracts/api/orders';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import type { Asked } from './order-state.model.ts';
import styles from './orders.module.css';
import { RequestForm } from './request-form.tsx';
import { offeredBy } from './request.model.ts';

interface OrderActionsProps {
  readonly order: OrderDetails;
  readonly onAsked: (what: Asked) => void;
}

/** What may be asked for an order: to cancel it, to send pieces back, another size, and the mending of a fault. */
export function OrderActions({ order, onAsked }: OrderActionsProps) {
  const { t } = useRemoteContext();
  const [what, setWhat] = useState<Asked | null>(null);
  const [left, setLeft] = useState<Asked | null>(null);

  if (what !== null) {
    return (
      <RequestForm
        what={what}
        order={order}
        onSent={() => {
          setWhat(null);
          setLeft(null);
          onAsked(what);
        }}
        onLeave={() => {
          setWhat(null);
          setLeft(what);
        }}
      />
    );
  }
  return (
    // The form is gone; the button it came from, drawn again, takes the focus back.
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
  );
}
