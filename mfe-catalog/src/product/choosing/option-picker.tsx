import { useHref } from '@suvarna/remote-kit/hooks';
import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import styles from './option-picker.module.css';

interface OptionView {
  readonly id: string;
  readonly label: ReactNode;
  /** Language-neutral address of the product with this option: choosing works without JavaScript. */
  readonly path: string;
  readonly chosen: boolean;
  readonly dimmed?: boolean;
  /** Metal colour, shown as a swatch. */
  readonly swatch?: string;
}

interface OptionPickerProps {
  readonly legend: string;
  /** What is chosen, in words, or where that is said and changed. */
  readonly current: ReactNode;
  readonly options: readonly OptionView[];
  readonly onPick: (id: string) => void;
  readonly error?: string;
  /** Many short ones: as many in a row as there is room for. */
  readonly narrow?: boolean;
  readonly groupRef?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Options as links to the page that has them; a plain click chooses in place. */
export function OptionPicker({
  legend,
  current,
  options,
  onPick,
  error,
  narrow,
  groupRef,
  children,
}: OptionPickerProps) {
  const href = useHref();
  const id = useId();
  return (
    <div
      ref={groupRef}
      className={styles.group}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p className={styles.legend}>
        <span id={`${id}-legend`} className={styles.name}>
          {legend}
        </span>
        <span className={styles.current}>{current}</span>
        {children}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <ul className={styles.options} data-narrow={narrow || undefined}>
        {options.map((option) => (
          <li key={option.id}>
            <a
              href={href(option.path)}
              className={styles.option}
              aria-current={option.chosen || undefined}
              data-dimmed={option.dimmed || undefined}
              data-swatch={option.swatch}
              rel="nofollow"
              data-in-place
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onPick(option.id);
              }}
            >
              {option.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
