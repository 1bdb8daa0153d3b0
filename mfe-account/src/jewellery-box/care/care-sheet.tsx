import { CARE_KINDS, CARE_REPEATS, type CareKind, type CareReminder } from '@suvarna/contracts/jewellery-box';
import { indianDay } from '@suvarna/contracts/indian-day';
import { bus } from '@suvarna/event-bus';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useT } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import { Sheet } from '@suvarna/ui/sheet';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { Failure } from '@suvarna/ui/notice';
import { useState } from 'react';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import parts from '../../page/parts.module.css';
import { changedKinds, draftOf, faultsOfCare, type CareEntry } from './care-draft.model.ts';
import { failureKey } from '../failure.model.ts';
import { remind, remindNoMore, type Which } from '../jewellery-box.api.ts';
import styles from '../jewellery-box.module.css';

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
  const t = useT(jewelleryBoxTexts);
  const [today] = useState(() => indianDay(new Date()));
  const before = draftOf(reminders, today);
  const {
    fields: draft,
    set,
    error,
    busy,
    failure,
    submit,
  } = useForm({
    schema: (typed) => faultsOfCare(before, typed, today),
    first: before,
    body: (typed) => typed,
    async send(typed) {
      // One after the other: each answers all that is set, and what was done stays when a later one fails.
      for (const kind of changedKinds(before, typed)) {
        const { on, due, repeat } = typed[kind];
        onReminders(
          on ? await remind({ ...which, kind, due_on: due, repeat }) : await remindNoMore(which, kind),
        );
      }
    },
    failures: (refusal) => t(failureKey(refusal)),
    text: useFaultText(),
    onSent(_sent, _fields, isThere) {
      bus.emit('toast.message.requested', { text: t('care-saved'), kind: 'success' });
      // Closed meanwhile, the sheet may be open anew.
      if (isThere) onDone();
    },
  });
  const change = (kind: CareKind, part: Partial<CareEntry>): void =>
    set((all) => ({ [kind]: { ...all[kind], ...part } }));

  return (
    <form className={parts['sheet']} method="post" noValidate onSubmit={submit}>
      <p className={parts['muted']}>{t('care-text')}</p>
      {CARE_KINDS.map((kind) => {
        const { on, due, repeat } = draft[kind];
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
                  error={error(kind)}
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
      <Failure text={failure} />
      <div className={parts['actions']}>
        <SubmitButton busy={busy ? t('saving') : undefined}>{t('save')}</SubmitButton>
      </div>
    </form>
  );
}
