import { CALLING_COUNTRIES, countryName } from '@suvarna/forms/countries';
import { PASSWORD_MIN } from '@suvarna/forms/password';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { PasswordField } from '../form/password-field.tsx';
import { useMessages } from '../form/use-messages.ts';
import type { RegisterFields as Fields } from './register.schema.ts';
import styles from './register.module.css';

interface RegisterFieldsProps {
  readonly register: UseFormRegister<Fields>;
  readonly errors: FieldErrors<Fields>;
}

export function RegisterFields({ register, errors }: RegisterFieldsProps) {
  const { t, locale } = useRemoteContext();
  const say = useMessages();
  return (
    <div className={styles['fields']}>
      <Field
        {...register('first_name')}
        label={t('profile.first-name')}
        autoComplete="given-name"
        maxLength={60}
        error={say(errors.first_name)}
      />
      <Field
        {...register('last_name')}
        label={t('profile.last-name')}
        autoComplete="family-name"
        maxLength={60}
        error={say(errors.last_name)}
      />
      <Field
        {...register('email')}
        className={styles['wide']}
        label={t('sign-in.email')}
        hint={t('register.email-hint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        error={say(errors.email)}
      />
      <SelectField
        {...register('country_id')}
        label={t('register.country-code')}
        autoComplete="tel-country-code"
      >
        {/* Names come from the browser's own tables, which may differ from the server's. */}
        {CALLING_COUNTRIES.map(({ id, dial }) => (
          <option
            key={id}
            value={id}
            suppressHydrationWarning
          >{`${countryName(id, locale)} (+${dial})`}</option>
        ))}
      </SelectField>
      <Field
        {...register('phone')}
        label={t('register.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={32}
        error={say(errors.phone)}
      />
      <PasswordField
        {...register('password')}
        className={styles['wide']}
        label={t('sign-in.password')}
        hint={t('password.rules', { least: PASSWORD_MIN })}
        autoComplete="new-password"
        maxLength={200}
        error={say(errors.password)}
      />
    </div>
  );
}
