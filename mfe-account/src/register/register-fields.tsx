import { CALLING_COUNTRIES, countryName } from '@suvarna/forms/countries';
import { PASSWORD_MIN } from '@suvarna/forms/password';
import type { Form } from '@suvarna/forms/use-form';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import { PasswordField } from '../form/password-field.tsx';
import type { RegisterFields as Fields } from './register.schema.ts';
import styles from './register.module.css';

interface RegisterFieldsProps {
  readonly field: Form<Fields>['field'];
}

export function RegisterFields({ field }: RegisterFieldsProps) {
  const { t, locale } = useRemoteContext();
  return (
    <div className={styles['fields']}>
      <Field
        {...field('first_name')}
        label={t('profile.first-name')}
        autoComplete="given-name"
        maxLength={60}
      />
      <Field
        {...field('last_name')}
        label={t('profile.last-name')}
        autoComplete="family-name"
        maxLength={60}
      />
      <Field
        {...field('email')}
        className={styles['wide']}
        label={t('sign-in.email')}
        hint={t('register.email-hint')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <SelectField
        {...field('country_id')}
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
        {...field('phone')}
        label={t('register.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={32}
      />
      <PasswordField
        {...field('password')}
        className={styles['wide']}
        label={t('sign-in.password')}
        hint={t('password.rules', { least: PASSWORD_MIN })}
        autoComplete="new-password"
        maxLength={200}
      />
    </div>
  );
}
