import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { isApiFailure } from '@suvarna/contracts/call';
import { BANGLE_SIZES, CHAIN_SIZES, sizeLabel } from '@suvarna/contracts/sizes';
import { changedPerson } from '@suvarna/forms/measurement-form/keep-size';
import { WhoFields } from '@suvarna/forms/measurement-form/who-fields';
import { personSchema } from '@suvarna/forms/measurement-form/who-schema';
import { faultsOf, type FaultsOf } from '@suvarna/forms/faults';
import { formText } from '@suvarna/forms/texts';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field, SelectField } from '@suvarna/ui/field';
import { useFocusOnFault } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { mergeFields } from '../form/merge-fields.model.ts';
import { Notice } from '../page/notice.tsx';
import { Disputed } from './disputed.tsx';
import { FingerTable } from './finger-table.tsx';
import { failureText } from './failure-text.model.ts';
import { savePerson } from './measurements.api.ts';
import styles from './measurements.module.css';
import {
  bodyOfFields,
  emptyFields,
  fieldsOf,
  type PersonField,
  type PersonFields,
} from './person-draft.model.ts';
import { useSay } from './use-say.ts';

interface PersonEditorProps {
  /** `null` for somebody new. */
  readonly person: MeasuredPerson | null;
  /** The customer's own sizes stand in another entry. */
  readonly hasSelf: boolean;
  /** @param isWaitedFor nobody has left the form meanwhile */
  readonly onSaved: (person: MeasuredPerson, isWaitedFor: boolean) => void;
  readonly onCancel: () => void;
}

/** All sizes of one person. What another window changed meanwhile is taken in, and said where both changed the same. */
export function PersonEditor({ person, hasSelf, onSaved, onCancel }: PersonEditorProps) {
  const { locale } = useRemoteContext();
  const say = useSay();
  const href = useHref();
  /** As the store has them, as far as this window knows; `null` when they are not there (any more). */
  const [seen, setSeen] = useState(person);
  const [fields, setFields] = useState<PersonFields>(
    person === null ? emptyFields(hasSelf ? '' : 'me') : fieldsOf(person),
  );
  const [faults, setFaults] = useState<FaultsOf<Pick<PersonFields, 'relation' | 'name' | 'wrist'>>>({});
  const [disputed, setDisputed] = useState<readonly PersonField[]>();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const focusOnFault = useFocusOnFault();
  const put = (change: Partial<PersonFields>): void => setFields((now) => ({ ...now, ...change }));

  const takeFailure = (error: unknown): void => {
    const now = changedPerson(error);
    if (now !== undefined && seen !== null) {
      const merged = mergeFields(fieldsOf(seen), fields, fieldsOf(now));
      setFields(merged.fields);
      setDisputed(merged.disputed);
      setSeen(now);
      return;
    }
    // Saved again they are somebody new: what was written is not lost.
    if (isApiFailure(error) && error.code === 'MEASUREMENT.NOT_FOUND') setSeen(null);
    setFailure(failureText(error, say));
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const { relation, name, wrist } = fields;
    const found = faultsOf(personSchema, { relation, name, wrist });
    setFaults(found);
    setFailure('');
    setDisputed(undefined);
    if (Object.keys(found).length > 0) {
      focusOnFault(form);
      return;
    }
    setBusy(true);
    try {
      const saved = await savePerson(seen, bodyOfFields(fields));
      onSaved(saved, form.isConnected);
    } catch (error) {
      takeFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const choice = (field: 'bangle' | 'chain', sizes: readonly string[]) => (
    <SelectField
      name={field}
      label={say(field)}
      value={fields[field]}
      onChange={(event) => put({ [field]: event.target.value })}
    >
      <option value="">{say('not-given')}</option>
      {sizes.map((size) => (
        <option key={size} value={size}>
          {sizeLabel(field, size, locale)}
        </option>
      ))}
    </SelectField>
  );

  return (
    <form className={styles['editor']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles['pair']}>
        <WhoFields who={fields} hasSelf={hasSelf} faults={faults} onChange={put} />
      </div>
      <fieldset className={styles['part']}>
        <legend>{say('rings')}</legend>
        <p className={styles['muted']}>
          {say('rings-hint')} <a href={href('/ring-size-guide/')}>{say('guide')}</a>
        </p>
        <FingerTable fields={fields} onChange={(field, um) => put({ [field]: um })} />
      </fieldset>
      <fieldset className={styles['part']}>
        <legend>{say('others')}</legend>
        <div className={styles['triple']}>
          {choice('bangle', BANGLE_SIZES)}
          {choice('chain', CHAIN_SIZES)}
          <Field
            name="wrist"
            label={say('wrist-field')}
            hint={say('wrist-hint')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={fields.wrist}
            error={faults.wrist === undefined ? undefined : formText(faults.wrist, locale)}
            onChange={(event) => put({ wrist: event.target.value })}
          />
        </div>
      </fieldset>
      <div role="alert">
        {disputed !== undefined && seen !== null && (
          <Disputed fields={disputed} theirs={fieldsOf(seen)} mine={fields} />
        )}
        {failure !== '' && <Notice kind="failure">{failure}</Notice>}
      </div>
      <div className={styles['actions']}>
        <SubmitButton size="large" busy={busy ? say('saving') : undefined}>
          {say('save')}
        </SubmitButton>
        <Button variant="secondary" size="large" onClick={onCancel}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  );
}
