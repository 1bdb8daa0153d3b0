import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { giftStore } from '@suvarna/stores/checkout';
import { Field } from '@suvarna/ui/field';
import { useState } from 'react';
import chrome from '../../chrome/chrome.module.css';

interface GiftChoicesProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** A gift may have words on a card. That it is one is remembered (gift data, specification §3); the words are not, but come back with the order they were written for. */
export function GiftChoices({ note, onNote }: GiftChoicesProps) {
  const { t } = useRemoteContext();
  const [isGift, setIsGift] = useState(() => giftStore.getState().is_gift);
  const choose = (now: boolean): void => {
    setIsGift(now);
    giftStore.getState().choose(now);
    if (!now) onNote('');
  };
  return (
    <>
      <label className={chrome['check']}>
        <input type="checkbox" checked={isGift} onChange={(event) => choose(event.target.checked)} />
        {t('payment.gift')}
      </label>
      {isGift && (
        <Field
          name="gift-note"
          label={t('payment.gift-note')}
          hint={t('payment.gift-note-hint')}
          value={note}
          maxLength={240}
          onChange={(event) => onNote(event.target.value)}
        />
      )}
    </>
  );
}
