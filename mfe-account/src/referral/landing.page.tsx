import type { ReferralLanding } from '@suvarna/contracts/api/referral';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { GiftIcon } from '@suvarna/ui/icon';
import { PageState } from '../page/page-state.tsx';
import { PersonPage } from '../page/person-page.tsx';
import { useStoredToken } from '../signed-in/use-stored-token.ts';
import { keepCode } from './kept-code.ts';
import styles from './referral.module.css';
import { Steps, TermsList } from './terms-list.tsx';
import { termWords } from './term-words.model.ts';

export const head = ({ valid }: ReferralLanding, _route: RouteContext, t: Translate): PageHead => ({
  title: t(valid ? 'refer.page-title' : 'refer.wrong-page-title'),
  noindex: true,
});

const REGISTER = '/sign-in/register/?next=%2Fjewellery%2F';

/** Where an invitation leads: who invites, what both get, and the way in. */
export function Page({ data, route }: PageProps<ReferralLanding>) {
  const t = useT();
  const href = useHref();
  const path = `/refer/${route.params['code'] ?? ''}/`;
  const { valid, terms } = data;
  return (
    <PersonPage inAccount={false} crumbs={[{ label: t('refer.crumb'), path }]}>
      {valid ? (
        <Invitation landing={data} />
      ) : (
        <>
          <h1>{t('refer.wrong-title')}</h1>
          <PageState>
            <GiftIcon size="large" />
            <h2>{t('referral.invalid')}</h2>
            <p>{t('refer.wrong-text')}</p>
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
  const href = useHref();
  const isCustomer = useStoredToken() != null;
  const words = termWords(landing.terms);
  const { code, first_name: name } = landing;
  return (
    // Seen is kept: whoever looks around first and opens an account later has the code there.
    <div
      className={styles['hero']}
      data-wide
      ref={(shown) => {
        if (shown !== null) keepCode(code);
      }}
    >
      <div className={styles['words']}>
        <p className={styles['eyebrow']}>{t('refer.crumb')}</p>
        <h1>{name === '' ? t('refer.title-nameless') : t('refer.title', { name })}</h1>
        <p className={styles['lead']}>{t('refer.lead', words)}</p>
        <p className={styles['code-line']}>
          {t('refer.code')} <strong className={styles['code']}>{code}</strong>
        </p>
        {isCustomer ? (
          <p>{t('refer.customer')}</p>
        ) : (
          <div className={styles['ways']}>
            <ButtonLink size="large" href={href(REGISTER)}>
              {t('register.action')}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href={href('/jewellery/')}>
              {t('refer.look')}
            </ButtonLink>
          </div>
        )}
        <p className={styles['small']}>{t('refer.kept')}</p>
      </div>
      <dl className={styles['gifts']}>
        <div>
          <dt>{t('refer.for-you')}</dt>
          <dd>{words.reward}</dd>
        </div>
        <div>
          <dt>{name === '' ? t('refer.for-friend') : t('refer.for-name', { name })}</dt>
          <dd>{words.reward}</dd>
        </div>
      </dl>
    </div>
  );
}
