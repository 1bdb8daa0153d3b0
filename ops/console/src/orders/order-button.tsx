import { Button, type ButtonProps } from '@suvarna/ui/button';
import type { Role } from '../api/answers.ts';
import { useIsStale } from '../frame/freshness.tsx';
import { usePerson } from '../frame/session.tsx';
import { allowed } from './allowed.model.ts';
import { useOrders } from './orders-context.tsx';
import type { OrderOf } from './orders.model.ts';
import styles from './order-dialog.module.css';

interface OrderButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly order: OrderOf;
  /** What it moves; whose they are not is not offered it. */
  readonly remotes?: readonly string[];
  readonly least?: Role;
  readonly isRed?: boolean;
}

/** Opens the dialog of an order. It is not there for those who may not give it, and rests while the page is stale. */
export function OrderButton({
  order,
  remotes = [],
  least = 'operator',
  isRed = false,
  disabled = false,
  ...button
}: OrderButtonProps) {
  const { ask } = useOrders();
  const isStale = useIsStale();
  if (allowed(usePerson(), least, remotes) !== 'yes') return null;
  return (
    <Button
      size="small"
      variant="secondary"
      {...button}
      {...(isRed && { className: styles['red-edge'] })}
      disabled={disabled || isStale}
      onClick={() => ask(order)}
    />
  );
}
