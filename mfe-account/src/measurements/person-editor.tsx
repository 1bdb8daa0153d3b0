import type { MeasuredPerson, PersonBody } from '@suvarna/contracts/measurements';
import { isApiFailure } from '@suvarna/contracts/call';
import { BANGLE_SIZES, CHAIN_SIZES } from '@suvarna/contracts/sizes';
import { sizeLabel } from '@suvarna/i18n/size-label';
import { changedPerson } from '@suvarna/forms/measurement-form/keep-size';
import { WhoFields } from '@suvarna/forms/measurement-form/who-fields';
import { personSchema } from '@suvarna/forms/measurement-form/who-schema';
import { faultsOf } from '@suvarna/forms/faults';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field, SelectField } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { Notice } from '@suvarna/ui/notice';
import { useState } from 'react';
import { myMeasurementsTexts } from '#texts/my-measurements';
import { mergeFields } from '../form/merge-fields.model.ts';
import { Disputed } from './disputed.tsx';
import { FingerTable } from './finger-table.tsx';
import { failureText } from './failure-text.model.ts';
import { savePerson } from './measurements.api.ts';
import cards from '../page/cards.module.css';
import styles from './measurements.module.css';
import {
  bodyOfFields,
  emptyFields,
  fieldsOf,
  type PersonField,
  type PersonFields,
} from './person-draft.model.ts';

interface PersonEditorProps {
  /** `null` for a new person. */
  readonly person: MeasuredPerson | null;
  /** The customer's own sizes stand in another entry. */
  readonly hasSelf: boolean;
  /** @param isWaitedFor the form has not been left in the meantime */
  readonly onSaved: (person: MeasuredPerson, isWaitedFor: boolean) => void;
  readonly onCancel: () => void;
}

/** All sizes of one person. What another window changed in the meantime is taken in, and said where both changed the same. */
export function PersonEditor({ person, hasSelf, onSaved, onCancel }: PersonEditorProps) {
  const { locale } = useRemoteContext();
  const myMeasurementsT = useT(myMeasurementsTexts);
  const href = useHref();
  /** As the store has them, as far as this window knows; `null` when they are not there (any more). */
  const [seen, setSeen] = useState(person);
  const [disputed, setDisputed] = useState<readonly PersonField[]>();
  const { fields, set, field, busy, failure, submit } = useForm<PersonFields, PersonBody, MeasuredPerson>({
    schema: ({ relation, name, wrist }) => faultsOf<string>(personSchema, { relation, name, wrist }),
    first: person === null ? emptyFields(hasSelf ? '' : 'me') : fieldsOf(person),
    body: bodyOfFields,
    send: (body) => savePerson(seen, body),
    failures: (error) => (changedPerson(error) === undefined ? failureText(error, myMeasurementsT) : ''),
    text: useFaultText(),
    onSent: (saved, _fields, isThere) => onSaved(saved, isThere),
    onFailed: (error) => {
      const now = changedPerson(error);
      if (now !== undefined && seen !== null) {
        set((mine) => {
          const merged = mergeFields(fieldsOf(seen), mine, fieldsOf(now));
          setDisputed(merged.disputed);
          return merged.fields;
        });
        setSeen(now);
      }
      // Saved again they are a new person: what was written is not lost.
      if (isApiFailure(error) && error.code === 'MEASUREMENT.NOT_FOUND') setSeen(null);
    },
  });

  const choice = (name: 'bangle' | 'chain', sizes: readonly string[]) => (
    <SelectField {...field(name)} label={myMeasurementsT(name)}>
      <option value="">{myMeasurementsT('not-given')}</option>
      {sizes.map((size) => (
        <option key={size} value={size}>
          {sizeLabel(name, size, locale)}
        </option>
      ))}
    </SelectField>
  );

  return (
    <form
      className={styles['editor']}
      method="post"
      noValidate
      onSubmit={(event) => {
        setDisputed(undefined);
        submit(event);
      }}
    >
      <div className={styles['pair']}>
        <WhoFields field={field} hasSelf={hasSelf} />
      </div>
      <fieldset className={styles['part']}>
        <legend>{myMeasurementsT('rings')}</legend>
        <p className={styles['muted']}>
          {myMeasurementsT('rings-hint')} <a href={href('/ring-size-guide/')}>{myMeasurementsT('guide')}</a>
        </p>
        <FingerTable fields={fields} onChange={(finger, um) => set({ [finger]: um })} />
      </fieldset>
      <fieldset className={styles['part']}>
        <legend>{myMeasurementsT('others')}</legend>
        <div className={styles['triple']}>
          {choice('bangle', BANGLE_SIZES)}
          {choice('chain', CHAIN_SIZES)}
          <Field
            {...field('wrist')}
            label={myMeasurementsT('wrist-field')}
            hint={myMeasurementsT('wrist-hint')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
        </div>
      </fieldset>
      <div role="alert">
        {disputed !== undefined && seen !== null && (
          <Disputed fields={disputed} theirs={fieldsOf(seen)} mine={fields} />
        )}
        {failure !== '' && <Notice kind="bad">{failure}</Notice>}
      </div>
      <div className={cards['actions']}>
        <SubmitButton size="large" busy={busy ? myMeasurementsT('saving') : undefined}>
          {myMeasurementsT('save')}
        </SubmitButton>
        <Button variant="secondary" size="large" onClick={onCancel}>
          {myMeasurementsT('cancel')}
        </Button>
      </div>
    </form>
  );
}
