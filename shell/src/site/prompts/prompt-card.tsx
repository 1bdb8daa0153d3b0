import { CloseIcon } from '@suvarna/ui/icon';
import { pressedKey } from '@suvarna/ui/pressed-key';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { PromptName } from './prompt-queue.model.ts';
import styles from './prompt-card.module.css';

interface PromptCardProps {
  readonly name: PromptName;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
  /** Asked for by the cross, or by Escape from inside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A prompt that stands at the bottom edge beside the page and takes nothing away from it: no focus, no
 * press, no key. It is said once, the keyboard reaches it at the end of the page, and who leaves it by
 * the keyboard goes back where they were.
 */
export function PromptCard({ name, icon, title, text, closeLabel, onClose, children }: PromptCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [said, setSaid] = useState('');
  // What is in a live region when that comes is not said.
  useEffect(() => setSaid(`${title} ${text}`), [title, text]);

  const remember = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const close = (): void => {
    if (card.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (pressedKey(event) !== 'Escape') return;
    event.stopPropagation();
    close();
  };

  return (
    // Hears Escape from the controls inside; it is none itself.
    <section
      ref={card}
      className={styles['root']}
      data-prompt={name}
      aria-labelledby={id}
      onFocus={remember}
      onKeyDown={onKeyDown}
    >
      <header className={styles['head']}>
        <span className={styles['mark']}>{icon}</span>
        <div>
          <h2 className={styles['title']} id={id}>
            {title}
          </h2>
          <p className={styles['text']}>{text}</p>
        </div>
        <button type="button" className={styles['close']} aria-label={closeLabel} onClick={close}>
          <CloseIcon />
        </button>
      </header>
      {children}
      <p role="status" className="sv-visually-hidden">
        {said}
      </p>
    </section>
  );
}
