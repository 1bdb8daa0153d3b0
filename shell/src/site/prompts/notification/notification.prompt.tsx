import { bus } from '@suvarna/event-bus';
import { Button } from '@suvarna/ui/button';
import { BellIcon } from '@suvarna/ui/icon';
import { useState } from 'react';
import { PromptCard } from '../prompt-card.tsx';
import type { PromptProps } from '../prompt-props.ts';
import styles from './notification.module.css';

/**
 * What notices would be for, before the browser asks its own question, which can be answered only
 * once (specification §4, §6): a strip at the edge, for it is no reason to stop anybody. Granted leads to the topic; a refusal is only logged.
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
    <PromptCard
      name="notification"
      icon={<BellIcon />}
      title={t('notification.title')}
      text={t('notification.uses')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className={styles['answers']}>
        <Button busy={busy ? t('notification.asking') : undefined} onClick={() => void ask()}>
          {t('notification.yes')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('notification.no')}
        </Button>
      </div>
    </PromptCard>
  );
}
