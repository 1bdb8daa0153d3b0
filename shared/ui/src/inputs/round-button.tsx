import type { ReactNode } from 'react';
import styles from './round-button.module.css';

export interface RoundButtonProps {
  /** What it does: its name, and its hint under a mouse. */
  readonly label: string;
  readonly onClick: () => void;
  /** An icon. */
  readonly children: ReactNode;
}

/** A tool that is only a sign: turn, closer, one step more. */
export function RoundButton({ label, onClick, children }: RoundButtonProps) {
  return (
    <button type="button" className={styles['root']} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
