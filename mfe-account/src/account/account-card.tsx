import { LANGUAGES } from '@suvarna/contracts/locale';
import { signOut } from '@suvarna/api-client';
import type { AccountDetails } from '@suvarna/contracts/bag';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { useState } from 'react';
import styles from './account.module.css';

export function AccountCard({ details }: { readonly details: AccountDetails }) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const [leaving, setLeaving] = useState(false);
  const since = new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });

  const leave = async (): Promise<void> => {
    setLeaving(true);
    // The page sees the session end and goes to sign-in, as it does for a sign-out in another tab.
    const told = await signOut();
    if (!told) bus.emit('toast.message.requested', { text: t('account.signed-out-here'), kind: 'info' });
  };

  return (
    <section className={styles['card']} aria-labelledby="account-name">
      <h2 id="account-name">
        {details.first_name === ''
          ? t('account.greeting-nameless')
          : t('account.greeting', { name: details.first_name })}
      </h2>
      <dl className={styles['details']}>
        <div>
          <dt>{t('account.name')}</dt>
          <dd dir="auto">{`${details.first_name} ${details.last_name}`.trim() || t('account.none')}</dd>
        </div>
        <div>
          <dt>{t('account.email')}</dt>
          <dd>{details.email || t('account.none')}</dd>
        </div>
        <div>
          <dt>{t('account.phone')}</dt>
          <dd>{details.phone_no || t('account.none')}</dd>
        </div>
        <div>
          <dt>{t('account.since')}</dt>
          <dd>{since.format(new Date(details.member_since))}</dd>
        </div>
      </dl>
      <div className={styles['actions']}>
        <ButtonLink variant="secondary" href={href('/account/profile/')}>
          {t('account.edit')}
        </ButtonLink>
        <Button
          variant="quiet"
          busy={leaving ? t('account.leaving') : undefined}
          onClick={() => void leave()}
        >
          {t('account.sign-out')}
        </Button>
      </div>
    </section>
  );
}
