import type { PriceHold } from '@suvarna/contracts/checkout';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useInterval } from '@suvarna/ui/use-interval';
import { useState } from 'react';
import styles from './payment.module.css';

interface PriceHoldClockProps {
  readonly lock: Pick<PriceHold, 'issued_at' | 'expires_at'>;
  readonly onOver: () => void;
}

/**
 * How long the price stands. It is true: counted by the store's clock whatever this machine's says,
 * and when it is over everything is priced again (domain rules M2).
 */
export function PriceHoldClock({
  lock: { issued_at: issued, expires_at: expires },
  onOver,
}: PriceHoldClockProps) {
  const stands = Math.max(0, Date.parse(expires) - Date.parse(issued));
  // Another lock of the same length is another half hour; another choice, such as a word on the card, is not.
  return <Clock key={`${issued} ${stands}`} stands={stands} onOver={onOver} />;
}

function Clock({ stands, onOver }: { readonly stands: number; readonly onOver: () => void }) {
  const { t } = useRemoteContext();
  const [until] = useState(() => Date.now() + stands);
  const [left, setLeft] = useState(Math.floor(stands / 1_000));
  const [over, setOver] = useState(false);
  useInterval(over ? null : 1_000, () => {
    const now = Math.max(0, Math.floor((until - Date.now()) / 1_000));
    setLeft(now);
    if (now > 0) return;
    setOver(true);
    onOver();
  });

  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  // Not announced second by second: `timer` has no live announcements of its own.
  return (
    <p className={styles['clock']} role="timer">
      {t('payment.held', { time })}
    </p>
  );
}
