import { CloseIcon } from '@suvarna/ui/icon';
import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import type { PromptName } from './prompt-queue.model.ts';
import styles from './prompt-layout.module.css';

interface PromptFrameProps {
  readonly name: PromptName;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
  /** Asked for by Escape, the cross or a press outside. Without it the prompt has to be answered. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * The look of a prompt that is to be answered, on the browser's `<dialog>`: the page behind is inert, the focus stays
 * inside and goes back where it came from. It lands on the dialog itself: no shopper asked for it, so
 * a key that was meant for the page must not press something here.
 */
export function PromptLayout({ name, icon, title, text, closeLabel, onClose, children }: PromptFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    // Before it leaves the document, so that the browser gives the focus back.
    return () => element?.close();
  }, []);

  const onPress = ({ target }: PointerEvent): void => {
    pressedOutside.current = target === dialog.current;
  };
  // A press that began inside, on a text that is being selected, is none outside.
  const onClick = ({ target }: MouseEvent): void => {
    if (target === dialog.current && pressedOutside.current) onClose?.();
  };
  const onClosed = (): void => {
    if (onClose) onClose();
    else dialog.current?.showModal();
  };

  return (
    // The press outside is a convenience of the pointer: keyboards have Escape and the cross.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles['root']}
      data-prompt={name}
      tabIndex={-1}
      aria-labelledby={`prompt-${name}-title`}
      aria-describedby={`prompt-${name}-text`}
      onPointerDown={onPress}
      onClick={onClick}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      onClose={onClosed}
    >
      <div className={styles['panel']}>
        <div className={styles['head']}>
          <span className={styles['mark']}>{icon}</span>
          <h2 className={styles['title']} id={`prompt-${name}-title`}>
            {title}
          </h2>
          <p className={styles['text']} id={`prompt-${name}-text`}>
            {text}
          </p>
          {onClose && (
            <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </button>
          )}
        </div>
        <div className={styles['body']}>{children}</div>
      </div>
      {/* The shell's toast comes here while the rest of the page is inert. */}
      <div role="status" data-toast-place />
    </dialog>
  );
}
