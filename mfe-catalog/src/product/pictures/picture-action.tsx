import { useT } from '@suvarna/remote-kit/hooks';
import type { ReactNode } from 'react';
import styles from './picture-actions.module.css';

interface PictureActionProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** What it opens is on its way. */
  readonly busy: boolean;
  readonly onOpen: () => void;
}

/** Opens a dialog about the large picture. It keeps its focus while the dialog is on its way: that is where focus comes back to. */
export function PictureAction({ icon, label, busy, onOpen }: PictureActionProps) {
  const t = useT();
  return (
    <button
      type="button"
      className={styles.open}
      aria-haspopup="dialog"
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={onOpen}
    >
      {busy ? (
        <>
          <span className={styles.spinner} aria-hidden />
          {t('product.opening')}
        </>
      ) : (
        <>
          {icon}
          {label}
        </>
      )}
    </button>
  );
}
