import type { NoticeTopic } from '@suvarna/contracts/customers';
import type { ConsentPurpose, NoticeChannels, NotificationSettings } from '@suvarna/contracts/preferences';
import { isApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { useRef, useState } from 'react';
import { notificationsTexts } from '#texts/notifications';
import { CardSkeleton } from '../page/card-skeleton.tsx';
import parts from '../page/parts.module.css';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { ConsentCard } from './consent-card.tsx';
import { choose, readSettings, sayConsent } from './notifications.api.ts';
import styles from './notifications.module.css';
import { TopicCard } from './topic-card.tsx';
import { WatchesCard } from './watches/watches-card.tsx';

const HERE = '/account/notifications/';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: notificationsTexts(locale)('notify.page-title'),
  noindex: true,
});

interface Fault {
  /** What could not be saved. */
  readonly of: string;
  readonly text: string;
}

/** @param shown what stands on the page from now on */
type Save = (
  name: string,
  shown: Partial<NotificationSettings>,
  work: () => Promise<NotificationSettings>,
) => void;

/** Of what the customer wants to hear and by what, and what was agreed to. Each box is saved as it is ticked. */
export function Page() {
  const t = useT(notificationsTexts);
  const href = useHref();
  const { state, again, put } = useSignedInRead('notifications', href(HERE), readSettings);
  /** What is being saved, by its name. */
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<Fault>();
  // What was ticked stands until all of it is saved.
  const [ticked, setTicked] = useState<Partial<NotificationSettings>>();
  const last = useRef<Promise<void>>(Promise.resolve());

  // One after the other, so that the last answer knows of every box: none that is ticked in the meantime is lost.
  const save: Save = (name, shown, work) => {
    setFault(undefined);
    setTicked((before) => ({ ...before, ...shown }));
    const turn = last.current.then(async () => {
      setBusy(name);
      let isSaved = true;
      try {
        put(await work());
      } catch (error) {
        isSaved = false;
        const mustBe = isApiFailure(error) && error.code === 'ACCOUNT.ORDERS_MUST_BE_TOLD';
        setFault({ of: name, text: t(mustBe ? 'notify.orders-must' : 'notify.failed') });
      }
      if (last.current === turn) {
        setBusy(null);
        setTicked(undefined);
      }
      if (isSaved) bus.emit('toast.message.requested', { text: t('notify.saved'), kind: 'success' });
    });
    last.current = turn;
  };

  return (
    <PersonPage crumbs={[{ label: t('notify.title'), path: HERE }]}>
      <h1>{t('notify.title')}</h1>
      <p className={parts['lead']}>{t('notify.lead')}</p>
      {state.kind === 'reading' && <CardSkeleton text={t('notify.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={t('notify.unread')} onAgain={again} />
      )}
      {state.kind === 'ready' && (
        <Choices settings={{ ...state.data, ...ticked }} {...{ busy, fault, save }} />
      )}
    </PersonPage>
  );
}

interface ChoicesProps {
  readonly settings: NotificationSettings;
  readonly busy: string | null;
  readonly fault: Fault | undefined;
  readonly save: Save;
}

function Choices({ settings, busy, fault, save }: ChoicesProps) {
  const { locale } = useRemoteContext();
  const t = useT(notificationsTexts);
  const { topics, consents, reached } = settings;
  const tick = (topic: NoticeTopic, by: NoticeChannels): void =>
    save(topic, { topics: topics.map((one) => (one.topic === topic ? { topic, by } : one)) }, () =>
      choose({ topic, by }),
    );
  const answer = (purpose: ConsentPurpose, given: boolean): void =>
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
            fault={fault?.of === topic ? fault.text : undefined}
            onChoose={(chosen) => tick(topic, chosen)}
          />
        ))}
      </div>
      <p className={parts['muted']}>{t('notify.always')}</p>
      <WatchesCard />
      <ConsentCard
        settings={settings}
        busy={busy}
        fault={fault?.of.startsWith('consent-') ? fault.text : undefined}
        onSay={answer}
      />
    </>
  );
}
