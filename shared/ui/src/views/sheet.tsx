import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { CloseIcon } from './icon.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  /** Asked for by Escape, the cross or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** For what is looked at, where the screen has the room. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal sheet on the browser's `<dialog>`, at the foot of phones and in the middle of wide screens: the rest of the page is inert, focus stays inside
 * and goes back where it came from, Escape closes.
 */
export function Sheet({ open, onClose, title, closeLabel, wide = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed with the change that closes it: before, nothing behind it can take the focus.
  useLayoutEffect(() => {
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
    <dialog
      ref={dialog}
      className={styles['root']}
      data-wide={wide || undefined}
      aria-label={title}
      onClose={onClose}
      onClick={closeFromOutside}
    >
      <div className={styles['panel']}>
        <header className={styles['header']}>
          <h2 className={styles['title']}>{title}</h2>
          <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        {open && children}
      </div>
      {/* Short messages come here while the rest of the page is inert. */}
      <div role="status" data-toast-place />
    </dialog>
  );
}
