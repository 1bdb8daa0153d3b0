import { CHANNELS_OF_TOPIC, type NoticeChannel, type NoticeTopic } from '@suvarna/contracts/customers';
import type { NoticeChannels, NotificationSettings } from '@suvarna/contracts/preferences';
import { useT } from '@suvarna/remote-kit/hooks';
import { Failure } from '@suvarna/ui/notice';
import { notificationsTexts } from '#texts/notifications';
import parts from '../page/parts.module.css';
import styles from './notifications.module.css';

interface TopicCardProps {
  readonly topic: NoticeTopic;
  readonly by: NoticeChannels;
  readonly reached: NotificationSettings['reached'];
  readonly busy: boolean;
  readonly fault: string | undefined;
  readonly onChoose: (by: NoticeChannels) => void;
}

/** Of what, and by what the customer hears of it. A box that is ticked is saved. */
export function TopicCard({ topic, by, reached, busy, fault, onChoose }: TopicCardProps) {
  const t = useT(notificationsTexts);
  const words: Readonly<Record<NoticeChannel, string>> = {
    email: reached.email === '' ? t('notify.email-none') : t('notify.email', { to: reached.email }),
    sms: reached.sms === '' ? t('notify.sms-none') : t('notify.sms', { to: reached.sms }),
    push: reached.browsers === 0 ? t('notify.push-none') : t('notify.push', { count: reached.browsers }),
  };
  return (
    <fieldset className={styles['topic']} aria-busy={busy} aria-describedby={`topic-${topic}`}>
      <legend>{t(`notify.topic.${topic}`)}</legend>
      <p id={`topic-${topic}`} className={parts['muted']}>
        {t(`notify.topic.${topic}-text`)}
      </p>
      {CHANNELS_OF_TOPIC[topic].map((channel) => (
        <label key={channel} className={parts['check']}>
          <input
            type="checkbox"
            name={`${topic}-${channel}`}
            checked={by[channel]}
            onChange={({ target }) => onChoose({ ...by, [channel]: target.checked })}
          />
          <span>{words[channel]}</span>
        </label>
      ))}
      <Failure text={fault} />
    </fieldset>
  );
}
