import { PAN_ABOVE } from '@suvarna/contracts/storefront-constants';
import { Field } from '@suvarna/ui/field';
import { formatPrice } from '@suvarna/ui/price';
import { useT } from '@suvarna/remote-kit/hooks';
import { tradeInTexts } from '#texts/trade-in';

interface PanFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (pan: string) => void;
}

/** The number the law asks for above two lakh. */
export function PanField({ value, error, onChange }: PanFieldProps) {
  const t = useT(tradeInTexts);
  return (
    <Field
      name="pan"
      label={t('field.pan')}
      hint={t('pan-hint', { amount: formatPrice(PAN_ABOVE * 100, 'INR') })}
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
