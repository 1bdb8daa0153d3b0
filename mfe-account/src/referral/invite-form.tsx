import { isApiFailure } from '@suvarna/contracts/call';
import { normaliseEmail } from '@suvarna/forms/email';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useT } from '@suvarna/remote-kit/hooks';
import { Field } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { Failure, Notice } from '@suvarna/ui/notice';
import { useState } from 'react';
import { referralTexts } from '#texts/referral';
import { inviteSchema } from './invite.schema.ts';
import { inviteByEmail } from './referral.api.ts';
import styles from './referral.module.css';

const isTooMany = (error: unknown): boolean => isApiFailure(error) && error.code === 'REQUEST.TOO_MANY';

/** An invitation the store sends. What is said is the same whoever has the address. */
export function InviteForm({ left }: { readonly left: number }) {
  const t = useT();
  const referralT = useT(referralTexts);
  const [invited, setInvited] = useState('');
  const [rest, setRest] = useState(left);
  const { field, set, busy, failure, submit } = useForm({
    schema: inviteSchema,
    first: { email: '' },
    body: ({ email }) => normaliseEmail(email),
    send: (email) => {
      setInvited('');
      return inviteByEmail(email);
    },
    failures: (error) => (isTooMany(error) ? referralT('referral.invites-used') : t('share.failed')),
    text: useFaultText(),
    onSent: ({ email, invites_left_today: now }, sent) => {
      setRest(now);
      setInvited(referralT('referral.invited', { email }));
      // Another address may be typed by now.
      set((typed) => (typed.email === sent.email ? { email: '' } : {}));
    },
    onFailed: (error) => {
      if (isTooMany(error)) setRest(0);
    },
  });

  return (
    <section className={styles['section']} aria-labelledby="referral-invite">
      <h2 id="referral-invite">{referralT('referral.invite')}</h2>
      <form className={styles['invite']} method="post" noValidate onSubmit={submit}>
        <Field
          {...field('email')}
          id="field-invite-email"
          label={referralT('referral.invite-email')}
          hint={referralT('referral.invites-left', { count: rest })}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <SubmitButton busy={busy ? t('share.busy') : undefined}>
          {referralT('referral.invite-action')}
        </SubmitButton>
      </form>
      <div role="status">{invited !== '' && <Notice kind="good">{invited}</Notice>}</div>
      <Failure text={failure} />
    </section>
  );
}
