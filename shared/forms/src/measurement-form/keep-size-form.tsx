import { isApiFailure } from '@suvarna/contracts/call';
import {
  type Finger,
  FINGERS,
  type Hand,
  HANDS,
  type MeasuredPerson,
  type Relation,
} from '@suvarna/contracts/measurements';
import { sizeLabel } from '@suvarna/i18n/size-label';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { SelectField } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { measurementsTexts } from '#texts/measurements';
import { faultsOf } from '../form/faults.ts';
import { useFaultText } from '../form/use-fault-text.ts';
import { useForm } from '../form/use-form.ts';
import { changedPerson, keepSize, sizeAt, type SizeToKeep } from './keep-size.ts';
import styles from './measurement-form.module.css';
import { WhoFields } from './who-fields.tsx';
import { whoSchema } from './who.schema.ts';
import { nameOfPerson, placeInWords, whoseInWords } from './words.ts';

interface KeepSizeFormProps {
  readonly people: readonly MeasuredPerson[];
  readonly kind: SizeToKeep['kind'];
  readonly size: string;
  /** @param said what to tell the shopper: `Kept: size 14, Asha’s ring finger.` */
  readonly onKept: (person: MeasuredPerson, said: string) => void;
}

const NEW = 'new';
const KEYS: Readonly<Record<string, string>> = {
  'MEASUREMENT.TOO_MANY': 'keep.full',
  'MEASUREMENT.NOT_FOUND': 'keep.gone',
};

/** Keeps a size that was found: whose it is, and of which finger. */
export function KeepSizeForm({ people, kind, size, onKept }: KeepSizeFormProps) {
  const { locale } = useRemoteContext();
  const t = useT(measurementsTexts);
  /** Those whom another window changed since. */
  const [newer, setNewer] = useState<readonly MeasuredPerson[]>([]);
  const hasSelf = people.some(({ relation }) => relation === 'me');
  const knownAs = (id: string): MeasuredPerson | undefined =>
    [...newer, ...people].find(({ person_id }) => person_id === id);
  const keptAt = (at: string): SizeToKeep => {
    const [hand, finger] = at.split('-') as [Hand, Finger];
    return kind === 'ring' ? { kind, size, hand, finger } : { kind, size };
  };
  const { fields, field, busy, failure, submit } = useForm({
    schema: ({ id, relation, name }) =>
      knownAs(id) === undefined ? faultsOf<string>(whoSchema, { relation, name }) : {},
    first: {
      id: people[0]?.person_id ?? NEW,
      at: 'left-ring',
      relation: hasSelf ? '' : 'me',
      name: '',
    },
    body: ({ id, at, relation, name }) => ({
      of: knownAs(id) ?? { name, relation: relation as Relation },
      kept: keptAt(at),
    }),
    send: (body) => keepSize(body.of, body.kept),
    failures: (error) => {
      const now = changedPerson(error);
      return now === undefined
        ? t((isApiFailure(error) ? KEYS[error.code] : undefined) ?? 'keep.failed')
        : t('keep.changed', { size: sizeAt(now, kept) || t('keep.none') });
    },
    text: useFaultText(),
    onSent: (person, { at }) => {
      const [hand, finger] = at.split('-') as [Hand, Finger];
      const place = kind === 'ring' ? { hand, finger } : { worn: kind };
      onKept(person, t('keep.saved', { size, whose: whoseInWords(person, place, t) }));
    },
    onFailed: (error) => {
      const now = changedPerson(error);
      if (now !== undefined) setNewer((before) => [now, ...before]);
    },
  });
  const known = knownAs(fields.id);
  const kept = keptAt(fields.at);
  const before = known === undefined ? '' : sizeAt(known, kept);

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      <p>{t('keep.what', { size: sizeLabel(kind, size, locale) })}</p>
      <SelectField {...field('id')} name="keep-whose" label={t('keep.whose')}>
        {people.map((person) => (
          <option key={person.person_id} value={person.person_id}>
            {nameOfPerson(person, t)}
          </option>
        ))}
        <option value={NEW}>{t('keep.new')}</option>
      </SelectField>
      {known === undefined && <WhoFields field={field} hasSelf={hasSelf} />}
      {kind === 'ring' && (
        <SelectField {...field('at')} name="keep-finger" label={t('keep.finger')}>
          {HANDS.flatMap((side) =>
            FINGERS.map((one) => (
              <option key={`${side}-${one}`} value={`${side}-${one}`}>
                {placeInWords({ hand: side, finger: one }, t)}
              </option>
            )),
          )}
        </SelectField>
      )}
      {before !== '' && before !== size && (
        <p className={styles['note']}>{t('keep.was', { size: sizeLabel(kind, before, locale) })}</p>
      )}
      <p className={styles['failure']} role="alert">
        {failure}
      </p>
      <SubmitButton busy={busy ? t('keep.saving') : undefined}>{t('keep.save')}</SubmitButton>
    </form>
  );
}
