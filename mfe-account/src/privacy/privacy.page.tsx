import { signOut } from '@suvarna/api-client';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import { CardSkeleton } from '../page/card-skeleton.tsx';
import { PageState } from '@suvarna/ui/page-state';
import parts from '../page/parts.module.css';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '../page/load-error.tsx';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { CopyCard } from './copy-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { readPersonalData } from './privacy.api.ts';
import { sayIn, useSay } from './use-say.ts';

const HERE = '/account/privacy/';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: sayIn(locale)('privacy.page-title'),
  noindex: true,
});

/** One's own data: a copy of it, and the end of the account. */
export function Page() {
  const { t, locale } = useRemoteContext();
  const say = useSay();
  const href = useHref();
  const [dueAt, setDueAt] = useState('');
  if (dueAt !== '')
    return (
      <PersonPage inAccount={false}>
        <h1>{say('privacy.title')}</h1>
        <PageState>
          <h2 ref={takeFocus} tabIndex={-1}>
            {say('privacy.asked')}
          </h2>
          <p>{say('privacy.asked-text', { day: formatFullDay(dueAt, locale) })}</p>
          <ButtonLink href={href('/')}>{t('crumb.home')}</ButtonLink>
        </PageState>
      </PersonPage>
    );
  return <Own onAsked={setDueAt} />;
}

function Own({ onAsked }: { readonly onAsked: (dueAt: string) => void }) {
  const say = useSay();
  const href = useHref();
  const { state, again, put } = useSignedInRead('privacy', href(HERE), readPersonalData);

  const asked = async (dueAt: string): Promise<void> => {
    // First what is shown, or the page would go to sign-in, which would keep the account.
    onAsked(dueAt);
    await signOut();
  };
  return (
    <PersonPage crumbs={[{ label: say('privacy.title'), path: HERE }]}>
      <h1>{say('privacy.title')}</h1>
      <p className={parts['lead']}>{say('privacy.lead')}</p>
      {state.kind === 'reading' && <CardSkeleton text={say('privacy.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={say('privacy.unread')} onAgain={again} />
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
