import { Field } from '@suvarna/ui/field';
import { useT } from '@suvarna/remote-kit/hooks';
import { tradeInTexts } from '#texts/trade-in';
import type { Draft } from './trade-in.model.ts';
import styles from './trade-in.module.css';

interface AccountFieldsProps {
  readonly draft: Pick<Draft, 'holder' | 'number' | 'numberAgain' | 'ifsc'>;
  /** What a field says, in words. */
  readonly error: (name: keyof Draft) => string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** A bank account in India, in the customer's own name. */
export function AccountFields({ draft, error, onChange }: AccountFieldsProps) {
  const t = useT(tradeInTexts);
  const field = (name: 'holder' | 'number' | 'numberAgain' | 'ifsc') => ({
    name,
    label: t(`field.${name}`),
    value: draft[name],
    error: error(name),
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <fieldset className={styles['group']}>
      <legend>{t('account')}</legend>
      <Field {...field('holder')} hint={t('holder-hint')} autoComplete="name" maxLength={80} />
      <div className={styles['pair']}>
        <Field {...field('number')} inputMode="numeric" autoComplete="off" maxLength={22} />
        <Field {...field('numberAgain')} inputMode="numeric" autoComplete="off" maxLength={22} />
      </div>
      <Field
        {...field('ifsc')}
        hint={t('ifsc-hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={14}
      />
    </fieldset>
  );
}
