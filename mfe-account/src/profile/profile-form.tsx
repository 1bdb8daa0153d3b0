import type { Profile, ProfileBody } from '@suvarna/contracts/identity';
import { indianDay } from '@suvarna/contracts/indian-day';
import { POSTS } from '@suvarna/contracts/countries';
import { countryName } from '@suvarna/forms/countries';
import { OLDEST_DAY } from '@suvarna/forms/day';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { Notice } from '@suvarna/ui/notice';
import { useState } from 'react';
import { messageOf } from '../sign-in/failure-text.model.ts';
import styles from './profile.module.css';
import { LANGUAGES, profileSchema, TITLES, type ProfileFields } from './profile.schema.ts';

interface ProfileFormProps {
  readonly profile: Profile;
  readonly save: (body: ProfileBody) => Promise<void>;
}

const fieldsOf = ({
  title,
  first_name,
  last_name,
  date_of_birth,
  anniversary,
  spouse_birthday,
  country,
  language,
}: Profile): ProfileFields => ({
  title,
  first_name,
  last_name,
  date_of_birth,
  anniversary,
  spouse_birthday,
  country,
  language,
});

export function ProfileForm({ profile, save }: ProfileFormProps) {
  const { t, locale } = useRemoteContext();
  const { field, busy, failure, submit } = useForm({
    schema: profileSchema,
    first: () => fieldsOf(profile),
    body: (fields) => fields as ProfileBody,
    send: save,
    failures: (error) => messageOf(error) || t('order.action-failed'),
    text: useFaultText(),
    shows: 'left',
  });
  const [today] = useState(() => indianDay(new Date()));
  const day = { type: 'date', min: OLDEST_DAY, max: today } as const;

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      <SelectField {...field('title')} label={t('profile.title-field')} autoComplete="honorific-prefix">
        <option value="">{t('order.reason-choose')}</option>
        {TITLES.map((title) => (
          <option key={title} value={title}>
            {t(`profile.title.${title}`)}
          </option>
        ))}
      </SelectField>
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
      <Field {...field('date_of_birth')} {...day} label={t('profile.date-of-birth')} autoComplete="bday" />
      <Field {...field('anniversary')} {...day} label={t('profile.anniversary')} autoComplete="off" />
      <Field {...field('spouse_birthday')} {...day} label={t('profile.spouse-birthday')} autoComplete="off" />
      <SelectField {...field('country')} label={t('profile.country')} autoComplete="country">
        {POSTS.map(({ id }) => (
          <option key={id} value={id}>
            {countryName(id, locale)}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('language')} label={t('profile.language')} hint={t('profile.language-hint')}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`profile.language.${language}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles['wide']} role="alert">
        {failure !== '' && <Notice kind="bad">{failure}</Notice>}
      </div>
      <div className={styles['wide']}>
        <SubmitButton size="large" busy={busy ? t('address.saving') : undefined}>
          {t('profile.save')}
        </SubmitButton>
      </div>
    </form>
  );
}
