import type { ChangeEvent } from 'react';
import styles from './gifting.module.css';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: Value | null;
  readonly label: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** Radios that look like what they are: a few words to pick one of. */
export function Choice<Value extends string>({
  name,
  legend,
  values,
  chosen,
  label,
  onChoose,
}: ChoiceProps<Value>) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => onChoose(event.target.value as Value);
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['choices']}>
        {values.map((value) => (
          <label key={value} className={styles['choice']}>
            <input
              className={styles['radio']}
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={change}
            />
            {label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
