import { Field, type FieldProps } from './field.tsx';
import { takeFocus } from '../focus.ts';

export interface CodeFieldProps extends Pick<FieldProps, 'label' | 'error' | 'hint'> {
  readonly name?: string;
  readonly value: string;
  /** How many digits a code has. */
  readonly length: number;
  /** The digits in what was typed or pasted: which count as digits is a rule of the store's forms. */
  readonly digitsOf: (text: string) => string;
  /** Digits only, never more than a code has. */
  readonly onType: (digits: string) => void;
}

/** The field of a code that was sent. It comes with the focus, and phones offer what arrived by message. */
export function CodeField({ name = 'otp', length, digitsOf, onType, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      name={name}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`\\d{${length}}`}
      ref={takeFocus}
      onChange={({ target }) => onType(digitsOf(target.value).slice(0, length))}
    />
  );
}
