import { classNames } from '../class-names.ts';
import styles from './toast.module.css';

export interface ToastProps {
  readonly text: string;
  readonly kind: 'info' | 'success' | 'error';
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
}

/** One short message. The region around it announces it; who shows it decides how long. */
export function Toast({ text, kind, closeLabel, onClose, className }: ToastProps) {
  return (
    <div className={classNames(styles['root'], className)} data-kind={kind}>
      <p className={styles['text']}>{text}</p>
      <button type="button" className={styles['close']} onClick={onClose}>
        {closeLabel}
      </button>
    </div>
  );
}
