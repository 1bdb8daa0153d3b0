import { bus } from '@suvarna/event-bus';
import { GiftIcon } from '@suvarna/ui/icon';
import { pressedKey } from '@suvarna/ui/pressed-key';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { PromptCard } from '../prompt-card.tsx';
import type { PromptProps } from '../prompt-props.ts';
import { Choice } from './choice.tsx';
import styles from './gifting.module.css';
import { giftingPath, occasionsFor, RECIPIENTS, type Occasion, type Recipient } from './gifting.model.ts';

/**
 * For whom, and for what? Once both are chosen the store goes there (specification §2). Arrow keys
 * choose every radio they pass, so who walks with them goes with Enter or the button.
 */
export function View({ locale, t, onClose }: PromptProps) {
  const [recipient, setRecipient] = useState<Recipient | null>(null);
  const [occasion, setOccasion] = useState<Occasion | null>(null);
  const walking = useRef(false);

  const go = (to: Recipient | null, forWhat: Occasion | null): void => {
    if (to === null || forWhat === null) return;
    onClose();
    bus.emit('navigation.visit.requested', { to: giftingPath(to, forWhat, locale) });
  };
  const choose = (to: Recipient | null, forWhat: Occasion | null): void => {
    const offered = forWhat !== null && occasionsFor(to).includes(forWhat) ? forWhat : null;
    setRecipient(to);
    setOccasion(offered);
    if (!walking.current) go(to, offered);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    go(recipient, occasion);
  };

  return (
    <PromptCard
      name="gifting"
      icon={<GiftIcon />}
      title={t('gifting.title')}
      text={t('gifting.text')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <form
        className={styles['form']}
        onSubmit={submit}
        onKeyDown={(event: KeyboardEvent) => {
          walking.current = pressedKey(event).startsWith('Arrow');
        }}
        onPointerDown={() => {
          walking.current = false;
        }}
      >
        <Choice
          name="recipient"
          legend={t('gifting.recipient')}
          values={RECIPIENTS}
          chosen={recipient}
          label={(value) => t(`gifting.recipient.${value}`)}
          onChoose={(value) => choose(value, occasion)}
        />
        <Choice
          name="occasion"
          legend={t('gifting.occasion')}
          values={occasionsFor(recipient)}
          chosen={occasion}
          label={(value) => t(`gifting.occasion.${value}`)}
          onChoose={(value) => choose(recipient, value)}
        />
        {recipient !== null && occasion !== null && <SubmitButton wide>{t('gifting.go')}</SubmitButton>}
      </form>
    </PromptCard>
  );
}
