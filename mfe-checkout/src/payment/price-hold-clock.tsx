import type { PriceHold } from '@suvarna/contracts/api/checkout';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useEffect, useRef, useState } from 'react';
import styles from './payment.module.css';

interface PriceHoldClockProps {
  readonly lock: Pick<PriceHold, 'issued_at' | 'expires_at'>;
  readonly onOver: () => void;
}

/**
 * How long the price stands. It is true: counted by the store's clock whatever this machine's says,
 * and when it is over everything is priced anew (domain rules M2).
 */
export function PriceHoldClock({
  lock: { issued_at: issued, expires_at: expires },
  onOver,
}: PriceHoldClockProps) {
  const { t } = useRemoteContext();
  const stands = Math.max(0, Date.parse(expires) - Date.parse(issued));
  const [left, setLeft] = useState(Math.floor(stands / 1_000));

  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  }, [onOver]);
  useEffect(() => {
    const until = Date.now() + stands;
    const count = (): void => {
      const now = Math.max(0, Math.floor((until - Date.now()) / 1_000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      over.current();
    };
    setLeft(Math.floor(stands / 1_000));
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
    // Another lock of the same length is another half hour; another choice, such as a word on the card, is not.
  }, [issued, stands]);

  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  // Not announced second by second: `timer` has no live announcements of its own.
  return (
    <p className={styles['clock']} role="timer">
      {t('payment.held', { time })}
    </p>
  );
}
