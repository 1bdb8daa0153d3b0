import { CARE_KINDS, CARE_REPEATS, type CareKind, type CareReminder } from '@suvarna/contracts/jewellery-box';
import { indianDay } from '@suvarna/contracts/indian-day';
import { bus } from '@suvarna/event-bus';
import { formText } from '@suvarna/forms/texts';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import { useFocusOnFault } from '@suvarna/ui/focus';
import { Sheet } from '@suvarna/ui/sheet';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { useAct } from '@suvarna/ui/use-act';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import { Notice } from '../page/notice.tsx';
import parts from '../page/parts.module.css';
import { changedKinds, draftOf, faultsOfCare, type CareEntry } from './care-draft.model.ts';
import { failureKey } from './failure.model.ts';
import { remind, remindNoMore, type Which } from './jewellery-box.api.ts';
import styles from './jewellery-box.module.css';

interface CareSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly which: Which;
  readonly title: string;
  readonly reminders: readonly CareReminder[];
  readonly onReminders: (reminders: readonly CareReminder[]) => void;
}

/** What a customer wants to be reminded of about a piece, and when. */
export function CareSheet({ open, onClose, title, ...rest }: CareSheetProps) {
  const t = useT(jewelleryBoxTexts);
  return (
    <Sheet open={open} onClose={onClose} title={t('care-title', { title })} closeLabel={t('close')}>
      <CareForm {...rest} onDone={onClose} />
    </Sheet>
  );
}

interface CareFormProps extends Pick<CareSheetProps, 'which' | 'reminders' | 'onReminders'> {
  readonly onDone: () => void;
}

/** Drawn again each time the sheet opens: it begins with what is set then. */
function CareForm({ which, reminders, onReminders, onDone }: CareFormProps) {
  const { locale } = useRemoteContext();
  const t = useT(jewelleryBoxTexts);
  const [today] = useState(() => indianDay(new Date()));
  const [draft, setDraft] = useState(() => draftOf(reminders, today));
  const [tried, setTried] = useState(false);
  const { busy, fault, act } = useAct();
  const focusOnFault = useFocusOnFault();
  const before = draftOf(reminders, today);
  const now = faultsOfCare(before, draft, today);
  const faults = tried ? now : {};
  const change = (kind: CareKind, part: Partial<CareEntry>): void =>
    setDraft((all) => ({ ...all, [kind]: { ...all[kind], ...part } }));

  const save = async (): Promise<void> => {
    // One after the other: each answers all that is set, and what was done stays when a later one fails.
    for (const kind of changedKinds(before, draft)) {
      const { on, due, repeat } = draft[kind];
      onReminders(
        on ? await remind({ ...which, kind, due_on: due, repeat }) : await remindNoMore(which, kind),
      );
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (Object.keys(now).length > 0) {
      focusOnFault(form);
      return;
    }
    if (!(await act('save', save, (error) => t(failureKey(error))))) return;
    bus.emit('toast.message.requested', { text: t('care-saved'), kind: 'success' });
    // Closed in the meantime, the sheet may be open again.
    if (form.isConnected) onDone();
  };

  return (
    <form className={parts['sheet']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className={parts['muted']}>{t('care-text')}</p>
      {CARE_KINDS.map((kind) => {
        const { on, due, repeat } = draft[kind];
        const found = faults[kind];
        return (
          <fieldset key={kind} className={styles['group']}>
            <legend className="sv-visually-hidden">{t(`care.${kind}`)}</legend>
            <label className={parts['check']}>
              <input
                type="checkbox"
                name={kind}
                checked={on}
                onChange={({ target }) => change(kind, { on: target.checked })}
              />
              <span>{t(`care.${kind}`)}</span>
            </label>
            {on && (
              <div className={styles['pair']}>
                <Field
                  name={`${kind}-due`}
                  type="date"
                  label={t('due')}
                  value={due}
                  error={found === undefined ? undefined : formText(found, locale)}
                  onChange={({ target }) => change(kind, { due: target.value })}
                />
                <SelectField
                  name={`${kind}-repeat`}
                  label={t('repeat')}
                  value={repeat}
                  onChange={({ target }) =>
                    change(kind, { repeat: CARE_REPEATS.find((each) => each === target.value) ?? 'once' })
                  }
                >
                  {CARE_REPEATS.map((each) => (
                    <option key={each} value={each}>
                      {t(`repeat.${each}`)}
                    </option>
                  ))}
                </SelectField>
              </div>
            )}
          </fieldset>
        );
      })}
      <div role="alert">{fault !== undefined && <Notice kind="failure">{fault.text}</Notice>}</div>
      <div className={parts['actions']}>
        <SubmitButton busy={busy.length === 0 ? undefined : t('saving')}>{t('save')}</SubmitButton>
      </div>
    </form>
  );
}
