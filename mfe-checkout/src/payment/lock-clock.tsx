import { useFrame } from '@suvarna/remote-kit/hooks';
import { useEffect, useState } from 'react';
import styles from './payment.module.css';

interface LockClockProps {
  /** When the price stops being held, ISO 8601. */
  readonly until: string;
  readonly onOver: () => void;
}

/** How long the price stands. It is true: when it is over, everything is priced anew (domain rules M2). */
export function LockClock({ until, onOver }: LockClockProps) {
  const { t } = useFrame();
  const [left, setLeft] = useState(() => secondsTo(until));

  useEffect(() => {
    setLeft(secondsTo(until));
    const timer = setInterval(() => {
      const now = secondsTo(until);
      setLeft(now);
      if (now === 0) {
        clearInterval(timer);
        onOver();
      }
    }, 1_000);
    return () => clearInterval(timer);
  }, [until, onOver]);

  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  // Not announced second by second: `timer` has no live announcements of its own.
  return <p className={styles['clock']} role="timer">{t('payment.held', { time })}</p>;
}

const secondsTo = (until: string): number => Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 1_000));
