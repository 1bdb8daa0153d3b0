import type { ReferralLanding } from '@suvarna/contracts/referrals';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { GiftIcon } from '@suvarna/ui/icon';
import { referralTexts } from '#texts/referral';
import { PageState } from '@suvarna/ui/page-state';
import { PersonPage } from '../page/person-page.tsx';
import { useStoredToken } from '@suvarna/remote-kit/use-stored-token';
import { keepCode } from './kept-code.ts';
import styles from './referral.module.css';
import { Steps, TermsList } from './terms-list.tsx';
import { termWords } from './term-words.model.ts';

export const head = ({ valid }: ReferralLanding, { locale }: RouteContext): PageHead => ({
  title: referralTexts(locale)(valid ? 'refer.page-title' : 'refer.wrong-page-title'),
  noindex: true,
});

const REGISTER = '/sign-in/register/?next=%2Fjewellery%2F';

/** Where an invitation leads: who invites, what both get, and the way in. */
export function Page({ data, route }: PageProps<ReferralLanding>) {
  const t = useT();
  const referralT = useT(referralTexts);
  const href = useHref();
  const path = `/refer/${route.params['code'] ?? ''}/`;
  const { valid, terms } = data;
  return (
    <PersonPage inAccount={false} crumbs={[{ label: referralT('refer.crumb'), path }]}>
      {valid ? (
        <Invitation landing={data} />
      ) : (
        <>
          <h1>{referralT('refer.wrong-title')}</h1>
          <PageState>
            <GiftIcon size="large" />
            <h2>{referralT('referral.invalid')}</h2>
            <p>{referralT('refer.wrong-text')}</p>
            <ButtonLink href={href('/jewellery/')}>{t('orders.shop')}</ButtonLink>
          </PageState>
        </>
      )}
      {valid && (
        <>
          <Steps terms={terms} />
          <TermsList terms={terms} />
        </>
      )}
    </PersonPage>
  );
}

function Invitation({ landing }: { readonly landing: ReferralLanding }) {
  const t = useT();
  const referralT = useT(referralTexts);
  const href = useHref();
  const isCustomer = useStoredToken() != null;
  const words = termWords(landing.terms);
  const { code, first_name: name } = landing;
  return (
    // Seen is kept: a visitor who looks around first and opens an account later has the code there.
    <div
      className={styles['hero']}
      data-wide
      ref={(shown) => {
        if (shown !== null) keepCode(code);
      }}
    >
      <div className={styles['words']}>
        <p className={styles['eyebrow']}>{referralT('refer.crumb')}</p>
        <h1>{name === '' ? referralT('refer.title-nameless') : referralT('refer.title', { name })}</h1>
        <p className={styles['lead']}>{referralT('refer.lead', words)}</p>
        <p className={styles['code-line']}>
          {referralT('refer.code')} <strong className={styles['code']}>{code}</strong>
        </p>
        {isCustomer ? (
          <p>{referralT('refer.customer')}</p>
        ) : (
          <div className={styles['ways']}>
            <ButtonLink size="large" href={href(REGISTER)}>
              {t('register.action')}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href={href('/jewellery/')}>
              {referralT('refer.look')}
            </ButtonLink>
          </div>
        )}
        <p className={styles['small']}>{referralT('refer.kept')}</p>
      </div>
      <dl className={styles['gifts']}>
        <div>
          <dt>{referralT('refer.for-you')}</dt>
          <dd>{words.reward}</dd>
        </div>
        <div>
          <dt>{name === '' ? referralT('refer.for-friend') : referralT('refer.for-name', { name })}</dt>
          <dd>{words.reward}</dd>
        </div>
      </dl>
    </div>
  );
}
