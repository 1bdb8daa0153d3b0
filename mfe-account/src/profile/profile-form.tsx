import { yupResolver } from '@hookform/resolvers/yup';
import type { Profile, ProfileBody } from '@suvarna/contracts/identity';
import { indianDay } from '@suvarna/contracts/indian-day';
import { POSTS } from '@suvarna/contracts/countries';
import { countryName } from '@suvarna/forms/countries';
import { OLDEST_DAY } from '@suvarna/forms/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Notice } from '../page/notice.tsx';
import { useMessages } from '../form/use-messages.ts';
import { messageOf } from '../sign-in/failure-text.model.ts';
import { daysAsTyped } from './days-as-typed.ts';
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
  const say = useMessages();
  const [failure, setFailure] = useState('');
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<ProfileFields>({
    resolver: daysAsTyped(yupResolver(profileSchema)),
    mode: 'onTouched',
    defaultValues: fieldsOf(profile),
  });
  const [today] = useState(() => indianDay(new Date()));
  const day = { type: 'date', min: OLDEST_DAY, max: today } as const;

  const submit = handleSubmit(async (fields) => {
    setFailure('');
    try {
      await save(fields as ProfileBody);
    } catch (error) {
      setFailure(messageOf(error) || t('order.action-failed'));
    }
  });

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        {...register('title')}
        label={t('profile.title-field')}
        autoComplete="honorific-prefix"
        error={say(errors.title)}
      >
        <option value="">{t('order.reason-choose')}</option>
        {TITLES.map((title) => (
          <option key={title} value={title}>
            {t(`profile.title.${title}`)}
          </option>
        ))}
      </SelectField>
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
        {...register('date_of_birth')}
        {...day}
        label={t('profile.date-of-birth')}
        autoComplete="bday"
        error={say(errors.date_of_birth)}
      />
      <Field
        {...register('anniversary')}
        {...day}
        label={t('profile.anniversary')}
        autoComplete="off"
        error={say(errors.anniversary)}
      />
      <Field
        {...register('spouse_birthday')}
        {...day}
        label={t('profile.spouse-birthday')}
        autoComplete="off"
        error={say(errors.spouse_birthday)}
      />
      <SelectField
        {...register('country')}
        label={t('profile.country')}
        autoComplete="country"
        error={say(errors.country)}
      >
        {POSTS.map(({ id }) => (
          <option key={id} value={id}>
            {countryName(id, locale)}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...register('language')}
        label={t('profile.language')}
        hint={t('profile.language-hint')}
        error={say(errors.language)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`profile.language.${language}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles['wide']} role="alert">
        {failure !== '' && <Notice kind="failure">{failure}</Notice>}
      </div>
      <div className={styles['wide']}>
        <SubmitButton size="large" busy={isSubmitting ? t('address.saving') : undefined}>
          {t('profile.save')}
        </SubmitButton>
      </div>
    </form>
  );
}
