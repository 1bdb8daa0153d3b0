import { signOut } from '@suvarna/api-client';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import { privacyTexts } from '#texts/privacy';
import { CardSkeleton } from '../page/card-skeleton.tsx';
import { PageState } from '@suvarna/ui/page-state';
import parts from '../page/parts.module.css';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { CopyCard } from './copy-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { readPersonalData } from './privacy.api.ts';

const HERE = '/account/privacy/';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: privacyTexts(locale)('privacy.page-title'),
  noindex: true,
});

/** One's own data: a copy of it, and the end of the account. */
export function Page() {
  const { t, locale } = useRemoteContext();
  const privacyT = useT(privacyTexts);
  const href = useHref();
  const [dueAt, setDueAt] = useState('');
  if (dueAt !== '')
    return (
      <PersonPage inAccount={false}>
        <h1>{privacyT('privacy.title')}</h1>
        <PageState>
          <h2 ref={takeFocus} tabIndex={-1}>
            {privacyT('privacy.asked')}
          </h2>
          <p>{privacyT('privacy.asked-text', { day: formatFullDay(dueAt, locale) })}</p>
          <ButtonLink href={href('/')}>{t('crumb.home')}</ButtonLink>
        </PageState>
      </PersonPage>
    );
  return <Own onAsked={setDueAt} />;
}

function Own({ onAsked }: { readonly onAsked: (dueAt: string) => void }) {
  const privacyT = useT(privacyTexts);
  const href = useHref();
  const { state, again, put } = useSignedInRead('privacy', href(HERE), readPersonalData);

  const asked = async (dueAt: string): Promise<void> => {
    // First what is shown, or the page would go to sign-in, which would keep the account.
    onAsked(dueAt);
    await signOut();
  };
  return (
    <PersonPage crumbs={[{ label: privacyT('privacy.title'), path: HERE }]}>
      <h1>{privacyT('privacy.title')}</h1>
      <p className={parts['lead']}>{privacyT('privacy.lead')}</p>
      {state.kind === 'reading' && <CardSkeleton text={privacyT('privacy.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={privacyT('privacy.unread')} onAgain={again} />
      )}
      {state.kind === 'ready' && (
        <>
          <CopyCard copy={state.data.copy} onState={put} />
          <DeleteCard
            obstacles={state.data.obstacles}
            kept={state.data.kept ?? []}
            onAsked={(dueAt) => void asked(dueAt)}

            onRefused={(obstacles) => put((now) => ({ ...now, obstacles: [...obstacles] }))}
          />
        </>
      )}
    </PersonPage>
  );
}
