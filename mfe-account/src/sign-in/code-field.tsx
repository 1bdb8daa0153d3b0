import { useFrame } from '@suvarna/remote-kit/hooks';
import { Field } from '@suvarna/ui/field';

/** Digits of a code (specification §9). */
export const CODE_LENGTH = 6;

/** The shopper asked for the code: what comes next is typing it. */
const takeFocus = (element: HTMLInputElement | null): void => element?.focus();

interface CodeFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  /** Digits only: the field ignores letters (specification §5). */
  readonly onType: (digits: string) => void;
}

export function CodeField({ value, error, onType }: CodeFieldProps) {
  const { t } = useFrame();
  return (
    <Field
      name="otp"
      label={t('otp.label')}
      value={value}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\d{6}"
      ref={takeFocus}
      error={error}
      onChange={(event) => onType(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
    />
  );
}
