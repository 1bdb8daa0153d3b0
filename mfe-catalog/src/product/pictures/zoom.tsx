import { useT } from '@suvarna/remote-kit/hooks';
import { CloseIcon, PlusIcon } from '@suvarna/ui/icon';
import { Picture } from '@suvarna/ui/picture';
import { useRef } from 'react';
import styles from './zoom.module.css';

interface ZoomProps {
  readonly src: string;
  /** What the picture shows. */
  readonly name: string;
}

/**
 * The picture larger than the screen, to be pushed around. A modal dialog: what lies behind it cannot be
 * reached, focus goes in, and back to the button that opened it.
 */
export function Zoom({ src, name }: ZoomProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const open = (): void => {
    dialog.current?.showModal();
    // It begins in the middle.
    const element = pane.current;
    element?.scrollTo(
      (element.scrollWidth - element.clientWidth) / 2,
      (element.scrollHeight - element.clientHeight) / 2,
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t('product.zoom')}
        onClick={open}
      >
        <PlusIcon />
      </button>
      <dialog ref={dialog} className={styles.zoom} aria-label={name}>
        <button
          type="button"
          className={styles.close}
          aria-label={t('product.zoom-close')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
        {/* It scrolls, so keyboards must be able to reach it. */}
        <div
          ref={pane}
          className={styles.pane}
          role="region"
          tabIndex={0}
          aria-label={t('product.zoom-pane')}
        >
          <Picture src={src} alt={name} widest={1024} sizes="1024px" className={styles.picture} />
        </div>
      </dialog>
    </>
  );
}
