import type { Locale } from '@suvarna/contracts/locale';
import { Toast } from '@suvarna/ui/toast';
import { useEffect } from 'react';
import { chromeTexts } from './texts.ts';
import styles from './toast-region.module.css';

/** A toast hides by itself after this long (specification §9). */
export const TOAST_MS = 3_000;

export interface ToastMessage {
  /** Makes two equal texts two messages. */
  readonly id: number;
  readonly text: string;
  readonly kind: 'info' | 'success' | 'error';
}

export interface ToastRegionProps {
  readonly locale: Locale;
  readonly message: ToastMessage | null;
  readonly onClose: () => void;
}

/** Always in the document, so that what comes into it is announced. One message at a time. */
export function ToastRegion({ locale, message, onClose }: ToastRegionProps) {
  const id = message?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, onClose]);

  return (
    <div className={styles['root']} role="status" aria-live="polite">
      {message && <Toast key={message.id} text={message.text} kind={message.kind} closeLabel={chromeTexts(locale)('toast.close')} onClose={onClose} />}
    </div>
  );
}
