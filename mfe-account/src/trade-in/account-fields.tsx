import { Field } from '@suvarna/ui/field';
import type { Draft } from './trade-in.model.ts';
import styles from './trade-in.module.css';
import { useSay } from './use-say.ts';

interface AccountFieldsProps {
  readonly draft: Pick<Draft, 'holder' | 'number' | 'numberAgain' | 'ifsc'>;
  /** What a field says, in words. */
  readonly error: (name: keyof Draft) => string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** A bank account in India, in the customer's own name. */
export function AccountFields({ draft, error, onChange }: AccountFieldsProps) {
  const say = useSay();
  const field = (name: 'holder' | 'number' | 'numberAgain' | 'ifsc') => ({
    name,
    label: say(`field.${name}`),
    value: draft[name],
    error: error(name),
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <fieldset className={styles['group']}>
      <legend>{say('account')}</legend>
      <Field {...field('holder')} hint={say('holder-hint')} autoComplete="name" maxLength={80} />
      <div className={styles['pair']}>
        <Field {...field('number')} inputMode="numeric" autoComplete="off" maxLength={22} />
        <Field {...field('numberAgain')} inputMode="numeric" autoComplete="off" maxLength={22} />
      </div>
      <Field
        {...field('ifsc')}
        hint={say('ifsc-hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={14}
      />
    </fieldset>
  );
}
