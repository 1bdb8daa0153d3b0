import type { NoticeTopic } from '@suvarna/contracts/account';
import type {
  ConsentPurpose,
  NoticeChannels,
  NotificationSettings,
} from '@suvarna/contracts/api/notifications';
import { isApiFailure } from '@suvarna/contracts/api-reader';
import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext } from '@suvarna/remote-kit/page';
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
import { sayIn, useSay } from './use-say.ts';
import { WatchesCard } from './watches/watches-card.tsx';

const HERE = '/account/notifications/';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: sayIn(locale)('notify.page-title'),
  noindex: true,
});

/** Of what the customer wants to hear and by what, and what was agreed to. Each box is saved as it is ticked. */
export function Page() {
  const { t } = useRemoteContext();
  const say = useSay();
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
        say(
          isApiFailure(error) && error.code === 'ACCOUNT.ORDERS_MUST_BE_TOLD'
            ? 'notify.orders-must'
            : 'notify.failed',
        ),
    );
    setTicked(undefined);
    if (saved) bus.emit('toast.message.requested', { text: say('notify.saved'), kind: 'success' });
  };

  return (
    <PersonPage crumbs={[{ label: say('notify.title'), path: HERE }]}>
      <h1>{say('notify.title')}</h1>
      <p className={parts['lead']}>{say('notify.lead')}</p>
      {state.kind === 'reading' && <CardSkeleton text={say('notify.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <Unread text={say('notify.unread')} onAgain={again} />
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
  const { locale } = useRemoteContext();
  const say = useSay();
  const { topics, consents, reached } = settings;
  const tick = (topic: NoticeTopic, by: NoticeChannels): Promise<void> =>
    save(topic, { topics: topics.map((one) => (one.topic === topic ? { topic, by } : one)) }, () =>
      choose({ topic, by }),
    );
  const answer = (purpose: ConsentPurpose, given: boolean): Promise<void> =>
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
      <p className={parts['muted']}>{say('notify.always')}</p>
      <WatchesCard />
      <ConsentCard
        settings={settings}
        busy={busy}
        fault={last.startsWith('consent-') ? fault : undefined}
        onSay={(purpose, given) => void answer(purpose, given)}
      />
    </>
  );
}
