import type { ReferralDetails } from '@suvarna/contracts/referrals';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { referralTexts } from '#texts/referral';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { Notice } from '@suvarna/ui/notice';
import { InviteForm } from './invite-form.tsx';
import { readReferrals } from './referral.api.ts';
import styles from './referral.module.css';
import { ReferralSkeleton } from './referral-skeleton.tsx';
import { ShareCode } from './share-code.tsx';
import { Steps, TermsList } from './terms-list.tsx';
import { rupees, termWords } from './term-words.model.ts';
import { WhoCame } from './who-came.tsx';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: referralTexts(locale)('referral.page-title'),
  noindex: true,
});

const PATH = '/account/refer-and-earn/';

/** Refer and Earn: the code, who came by it, and what was earned. */
export function Page({ route }: PageProps<null>) {
  const t = useT(referralTexts);
  const href = useHref();
  const page = Math.max(1, Number(route.query.get('page')) || 1);
  const { state, again } = useSignedInRead(`referrals ${page}`, href(PATH), (signal) =>
    readReferrals(page, signal),
  );
  return (
    <PersonPage crumbs={[{ label: t('referral.title'), path: PATH }]}>
      <h1>{t('referral.title')}</h1>
      {state.kind === 'reading' && <ReferralSkeleton text={t('referral.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={t('referral.failed')} onAgain={again} />
      )}
      {state.kind === 'ready' && (
        <>
          <p className={styles['lead']}>{t('referral.lead', termWords(state.data.terms))}</p>
          {state.data.welcome !== null && <Welcome welcome={state.data.welcome} terms={state.data.terms} />}
          <div className={styles['layout']}>
            <ShareCode details={state.data} base={route.base} />
            <InviteForm left={state.data.invites_left_today} />
          </div>
          <WhoCame details={state.data} />
          <Steps terms={state.data.terms} />
          <TermsList terms={state.data.terms} />
        </>
      )}
    </PersonPage>
  );
}

interface WelcomeProps extends Pick<ReferralDetails, 'terms'> {
  readonly welcome: NonNullable<ReferralDetails['welcome']>;
}

/** How the credit of a friend who was invited stands. */
function Welcome({ welcome, terms }: WelcomeProps) {
  const t = useT(referralTexts);
  const text = t(`referral.welcome.${welcome.state}`, {
    ...termWords(terms),
    amount: rupees(welcome.earned_paise),
  });
  const isGood = welcome.state === 'joined' || welcome.state === 'rewarded';
  return isGood ? <Notice kind="good">{text}</Notice> : <p>{text}</p>;
}
