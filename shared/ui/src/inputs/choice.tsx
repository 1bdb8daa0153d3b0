import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';

export interface ChoiceProps {
  /** The radio or the checkbox; then what it is, and in a `<small>` what that means. */
  readonly children: ReactNode;
  /** It cannot be chosen now. */
  readonly isOff?: boolean;
  readonly className?: string | undefined;
}

/** One of several things to choose, as a card that is pressed anywhere; the chosen one is coloured. */
export function Choice({ children, isOff = false, className }: ChoiceProps) {
  return (
    <label className={classNames(styles['root'], className)} data-off={isOff || undefined}>
      {children}
    </label>
  );
}
