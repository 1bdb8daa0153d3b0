import { GIFT_NOTE_MAX } from '@suvarna/contracts/bag';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { takeFocus, useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useRef, useState } from 'react';
import styles from './gift-note.module.css';

interface GiftNoteProps {
  readonly id: string;
  /** Of the piece it goes with. */
  readonly title: string;
  readonly note: string;
  /** @returns whether it was kept */
  readonly onNote: (note: string) => Promise<boolean>;
}

/** Words for the card of one piece: shown once there are some, written in place. */
export function GiftNote({ id, title, note, onNote }: GiftNoteProps) {
  const { t } = useRemoteContext();
  const [typed, setTyped] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const focus = useLostFocusAfterCommit();

  const close = (): void => {
    setTyped(null);
    // The field that had the focus is gone: it goes back to what opened it.
    focus(() => opener.current?.querySelector('button'));
  };
  const save = async (): Promise<void> => {
    if (saving || typed === null) return;
    setSaving(true);
    const kept = await onNote(typed.trim());
    setSaving(false);
    if (!kept) return;
    // What was typed in the meantime is not kept yet.
    setTyped((now) => (now === typed ? null : now));
    focus(() => opener.current?.querySelector('button'));
  };

  if (typed === null) {
    return (
      <div ref={opener} className={styles['kept']}>
        {note !== '' && (
          <p className={styles['words']}>
            {t('line.gift-note')} <q dir="auto">{note}</q>
          </p>
        )}
        <Button
          variant="quiet"
          aria-label={t(note === '' ? 'note.add-named' : 'note.change-named', { title })}
          onClick={() => setTyped(note)}
        >
          {t(note === '' ? 'note.add' : 'note.change')}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        name={`note-${id}`}
        label={t('note.label', { title })}
        hint={t('note.hint')}
        value={typed}
        maxLength={GIFT_NOTE_MAX}
        dir="auto"
        ref={takeFocus}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles['buttons']}>
        <SubmitButton busy={saving ? t('note.saving') : undefined}>{t('note.save')}</SubmitButton>
        <Button variant="quiet" onClick={close}>
          {t('note.cancel')}
        </Button>
      </div>
    </form>
  );
}
