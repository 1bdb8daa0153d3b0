import { bus } from '@suvarna/event-bus';
import { Button } from '@suvarna/ui/button';
import { BellIcon, CheckIcon } from '@suvarna/ui/icon';
import { useState } from 'react';
import { PromptLayout } from '../prompt-layout.tsx';
import type { PromptProps } from '../prompt-props.ts';
import styles from './notification.module.css';

const USES = ['order', 'news', 'off'] as const;

/**
 * What notices would be for, before the browser asks its own question, which can be answered only
 * once (specification §4, §6). Granted leads to the topic; a refusal is only logged.
 */
export function View({ t, onClose, enablePush }: PromptProps) {
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    const outcome = await enablePush?.();
    if (outcome) bus.emit('notification.permission.answered', { outcome });
    onClose();
  };
  return (
    <PromptLayout
      name="notification"
      icon={<BellIcon />}
      title={t('notification.title')}
      text={t('notification.text')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <ul className={styles['uses']}>
        {USES.map((use) => (
          <li key={use} className={styles['use']}>
            <CheckIcon size="small" />
            {t(`notification.${use}`)}
          </li>
        ))}
      </ul>
      <div className={styles['answers']}>
        <Button
          size="large"
          wide
          busy={busy ? t('notification.asking') : undefined}
          onClick={() => void ask()}
        >
          {t('notification.yes')}
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          {t('notification.no')}
        </Button>
      </div>
    </PromptLayout>
  );
}
