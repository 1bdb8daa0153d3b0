import { yupResolver } from '@hookform/resolvers/yup';
import { isApiFailure } from '@suvarna/contracts/call';
import { normaliseEmail } from '@suvarna/forms/email';
import { useT } from '@suvarna/remote-kit/hooks';
import { Field } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { referralTexts } from '#texts/referral';
import { useMessages } from '../form/use-messages.ts';
import { Notice } from '../page/notice.tsx';
import { inviteSchema, type InviteFields } from './invite.schema.ts';
import { inviteByEmail } from './referral.api.ts';
import styles from './referral.module.css';

type Said = { readonly kind: 'good' | 'failure'; readonly text: string } | null;

/** An invitation the store sends. What is said is the same whoever has the address. */
export function InviteForm({ left }: { readonly left: number }) {
  const t = useT();
  const referralT = useT(referralTexts);
  const message = useMessages();
  const [said, setSaid] = useState<Said>(null);
  const [rest, setRest] = useState(left);
  const {
    register,
    getValues,
    handleSubmit,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<InviteFields>({
    resolver: yupResolver(inviteSchema),
    mode: 'onSubmit',
    defaultValues: { email: '' },
  });

  const submit = handleSubmit(async ({ email }) => {
    setSaid(null);
    try {
      const invited = await inviteByEmail(normaliseEmail(email));
      setRest(invited.invites_left_today);
      setSaid({ kind: 'good', text: referralT('referral.invited', { email: invited.email }) });
      // Another address may be typed by now.
      if (getValues('email') === email) reset();
    } catch (failure) {
      const isTooMany = isApiFailure(failure) && failure.code === 'REQUEST.TOO_MANY';
      if (isTooMany) setRest(0);
      setSaid({ kind: 'failure', text: isTooMany ? referralT('referral.invites-used') : t('share.failed') });
    }
  });

  return (
    <section className={styles['section']} aria-labelledby="referral-invite">
      <h2 id="referral-invite">{referralT('referral.invite')}</h2>
      <form className={styles['invite']} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          {...register('email')}
          id="field-invite-email"
          label={referralT('referral.invite-email')}
          hint={referralT('referral.invites-left', { count: rest })}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={message(errors.email)}
        />
        <SubmitButton busy={isSubmitting ? t('share.busy') : undefined}>
          {referralT('referral.invite-action')}
        </SubmitButton>
      </form>
      <div role="status">{said?.kind === 'good' && <Notice kind="good">{said.text}</Notice>}</div>
      <div role="alert">{said?.kind === 'failure' && <Notice kind="failure">{said.text}</Notice>}</div>
    </section>
  );
}
