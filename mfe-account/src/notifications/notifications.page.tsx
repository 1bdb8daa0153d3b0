import type { NoticeTopic } from '@suvarna/contracts/account';
import type {
  ConsentPurpose,
  NoticeChannels,
  NotificationSettings,
} from '@suvarna/contracts/api/notifications';
import { isApiFailure } from '@suvarna/contracts/api-reader';
import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useState } from 'react';
import { useAct } from '../form/use-act.ts';
import { CardSkeleton } from '../page/card-skeleton.tsx';
import parts from '../page/parts.module.css';
import { PersonPage } from '../page/person-page.tsx';
import { Unread } from '../page/unread.tsx';
import { useSignedInRead } from '../signed-in/use-signed-in-read.ts';
import { ConsentCard } from './consent-card.tsx';
import { choose, readSettings, sayConsent } from './notifications.api.ts';
import styles from './notifications.module.css';
import { TopicCard } from './topic-card.tsx';

const HERE = '/account/notifications/';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('notify.page-title'),
  noindex: true,
});

/** Of what the customer wants to hear and by what, and what was agreed to. Each box is saved as it is ticked. */
export function Page() {
  const { t } = useRemoteContext();
  const href = useHref();
  const { state, again, put } = useSignedInRead('notifications', href(HERE), readSettings);
  const { busy, fault, act } = useAct();
  const [last, setLast] = useState('');
  // What was ticked stands while it is being saved.
  const [ticked, setTicked] = useState<Partial<NotificationSettings>>();

  const save = async (
    name: string,
    shown: Partial<NotificationSettings>,
    work: () => Promise<NotificationSettings>,
  ): Promise<void> => {
    if (busy !== null) return;
    setLast(name);
    setTicked(shown);
    const saved = await act(
      name,
      async () => put(await work()),
      (error) =>
        t(
          isApiFailure(error) && error.code === 'ACCOUNT.ORDERS_MUST_BE_TOLD'
            ? 'notify.orders-must'
            : 'notify.failed',
        ),
    );
    setTicked(undefined);
    if (saved) bus.emit('toast.message.requested', { text: t('notify.saved'), kind: 'success' });
  };

  return (
    <PersonPage crumbs={[{ label: t('notify.title'), path: HERE }]}>
      <h1>{t('notify.title')}</h1>
      <p className={parts['lead']}>{t('notify.lead')}</p>
      {state.kind === 'reading' && <CardSkeleton text={t('notify.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <Unread text={t('notify.unread')} onAgain={again} />
      )}
      {state.kind === 'ready' && (
        <Choices settings={{ ...state.data, ...ticked }} {...{ busy, fault, last, save }} />
      )}
      <noscript>
        <p>{t('account.no-script')}</p>
      </noscript>
    </PersonPage>
  );
}

interface ChoicesProps {
  readonly settings: NotificationSettings;
  readonly busy: string | null;
  readonly fault: string | undefined;
  /** What was saved last. */
  readonly last: string;
  readonly save: (
    name: string,
    shown: Partial<NotificationSettings>,
    work: () => Promise<NotificationSettings>,
  ) => Promise<void>;
}

function Choices({ settings, busy, fault, last, save }: ChoicesProps) {
  const { t, locale } = useRemoteContext();
  const { topics, consents, reached } = settings;
  const tick = (topic: NoticeTopic, by: NoticeChannels): Promise<void> =>
    save(topic, { topics: topics.map((one) => (one.topic === topic ? { topic, by } : one)) }, () =>
      choose({ topic, by }),
    );
  const say = (purpose: ConsentPurpose, given: boolean): Promise<void> =>
    save(
      `consent-${purpose}`,
      { consents: consents.map((one) => (one.purpose === purpose ? { purpose, given } : one)) },
      () => sayConsent({ purpose, given, locale }),
    );
  return (
    <>
      <div className={styles['topics']}>
        {topics.map(({ topic, by }) => (
          <TopicCard
            key={topic}
            topic={topic}
            by={by}
            reached={reached}
            busy={busy === topic}
            fault={last === topic ? fault : undefined}
            onChoose={(chosen) => void tick(topic, chosen)}
          />
        ))}
      </div>
      <p className={parts['muted']}>{t('notify.always')}</p>
      <ConsentCard
        settings={settings}
        busy={busy}
        fault={last.startsWith('consent-') ? fault : undefined}
        onSay={(purpose, given) => void say(purpose, given)}
      />
    </>
  );
}
