import type { Locale } from '@suvarna/contracts/locale';
import { Toast } from '@suvarna/ui/toast';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { shellTexts } from '#texts/shell';
import { ToastLayer } from './toast-layer.tsx';

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

/**
 * Always in the document, so that what comes into it is announced; the focus stays where it is. One
 * message at a time. A shopper who points at it or has come to its button is still reading: its time
 * begins again when they leave, so it is never shorter.
 */
export function ToastRegion({ locale, message, onClose }: ToastRegionProps) {
  const id = message?.id;
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (id === undefined || held) return undefined;
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, held, onClose]);

  const close = (): void => {
    setHeld(false);
    // The button is about to go: who pressed it by keyboard goes back to where they were.
    cameFrom.current?.focus({ preventScroll: true });
    cameFrom.current = null;
    onClose();
  };
  const remember = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    setHeld(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };

  return (
    <div
      role="status"
      aria-live="polite"
      onPointerEnter={({ pointerType }) => setHeld(pointerType !== 'touch')}
      onPointerLeave={() => setHeld(false)}
      onFocus={remember}
      onBlur={() => setHeld(false)}
    >
      {message && (
        <ToastLayer key={message.id}>
          <Toast
            text={message.text}
            kind={message.kind}
            closeLabel={shellTexts(locale)('toast.close')}
            onClose={close}
          />
        </ToastLayer>
      )}
    </div>
  );
}
