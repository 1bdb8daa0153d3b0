import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icon.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  /** Asked for by Escape, the cross or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** `bottom` rises on phones and is a centred dialog on wide screens; `side` stays at the edge. */
  readonly place?: 'bottom' | 'side';
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A modal sheet on the browser's `<dialog>`: the rest of the page is inert, focus stays inside
 * and goes back where it came from, Escape closes.
 */
export function Sheet({ open, onClose, title, closeLabel, place = 'bottom', children, className }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  const closeFromOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // The press outside is a convenience of the pointer: keyboards have Escape and the cross.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog ref={dialog} className={classNames(styles['root'], className)} data-place={place} aria-label={title} onClose={onClose} onClick={closeFromOutside}>
      <div className={styles['panel']}>
        <header className={styles['header']}>
          <h2 className={styles['title']}>{title}</h2>
          <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}><CloseIcon /></button>
        </header>
        {open && children}
      </div>
    </dialog>
  );
}
