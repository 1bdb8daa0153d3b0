import { PAN_ABOVE } from '@suvarna/contracts/storefront-constants';
import { Field } from '@suvarna/ui/field';
import { formatPrice } from '@suvarna/ui/price';
import { useSay } from './use-say.ts';

interface PanFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (pan: string) => void;
}

/** The number the law asks for above two lakh. */
export function PanField({ value, error, onChange }: PanFieldProps) {
  const say = useSay();
  return (
    <Field
      name="pan"
      label={say('field.pan')}
      hint={say('pan-hint', { amount: formatPrice(PAN_ABOVE * 100, 'INR') })}
      value={value}
      error={error}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={14}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
