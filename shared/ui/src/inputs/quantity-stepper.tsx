import { classNames } from '../class-names.ts';
import { MinusIcon, PlusIcon } from '../views/icon.tsx';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Names for assistive technology: the group ("Quantity of Lotus ring") and its two buttons. */
  readonly labels: { readonly group: string; readonly decrease: string; readonly increase: string };
  /** A change is on its way; further presses wait. */
  readonly busy?: boolean;
  readonly className?: string | undefined;
}

export function QuantityStepper({
  value,
  min = 1,
  max,
  onChange,
  labels,
  busy = false,
  className,
}: QuantityStepperProps) {
  const step = (to: number) => () => {
    if (!busy && to >= min && to <= max) onChange(to);
  };
  return (
    <fieldset
      aria-label={labels.group}
      aria-busy={busy || undefined}
      className={classNames(styles['root'], className)}
    >
      <button
        type="button"
        className={styles['button']}
        aria-label={labels.decrease}
        aria-disabled={busy || value <= min || undefined}
        onClick={step(value - 1)}
      >
        <MinusIcon size="small" />
      </button>
      <output className={styles['value']}>{value}</output>
      <button
        type="button"
        className={styles['button']}
        aria-label={labels.increase}
        aria-disabled={busy || value >= max || undefined}
        onClick={step(value + 1)}
      >
        <PlusIcon size="small" />
      </button>
    </fieldset>
  );
}
