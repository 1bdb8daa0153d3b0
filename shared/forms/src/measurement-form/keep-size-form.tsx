import { isApiFailure } from '@suvarna/contracts/call';
import {
  type Finger,
  FINGERS,
  type Hand,
  HANDS,
  type MeasuredPerson,
  type Relation,
} from '@suvarna/contracts/measurements';
import { sizeLabel } from '@suvarna/contracts/sizes';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { SelectField } from '@suvarna/ui/field';
import { useFocusOnFault } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { faultsOf, type FaultsOf } from '../faults.ts';
import { changedPerson, keepSize, sizeAt, type SizeToKeep } from './keep-size.ts';
import styles from './measurement-form.module.css';
import { WhoFields } from './who-fields.tsx';
import { whoSchema, type Who } from './who.schema.ts';
import { nameOfPerson, placeInWords, useMeasurementWords, whoseInWords } from './words.ts';

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
  const t = useMeasurementWords();
  /** Those whom another window changed since. */
  const [newer, setNewer] = useState<readonly MeasuredPerson[]>([]);
  const [id, setId] = useState(people[0]?.person_id ?? NEW);
  const [at, setAt] = useState('left-ring');
  const hasSelf = people.some(({ relation }) => relation === 'me');
  const [who, setWho] = useState<Who>({ relation: hasSelf ? '' : 'me', name: '' });
  const [faults, setFaults] = useState<FaultsOf<Who>>({});
  const focusOnFault = useFocusOnFault();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const known = [...newer, ...people].find(({ person_id }) => person_id === id);
  const [hand, finger] = at.split('-') as [Hand, Finger];
  const kept: SizeToKeep = kind === 'ring' ? { kind, size, hand, finger } : { kind, size };
  const before = known === undefined ? '' : sizeAt(known, kept);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const wrong = known === undefined ? faultsOf(whoSchema, who) : {};
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) {
      focusOnFault(event.currentTarget);
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      const person = await keepSize(known ?? { ...who, relation: who.relation as Relation }, kept);
      const place = kind === 'ring' ? { hand, finger } : { worn: kind };
      onKept(person, t('keep.saved', { size, whose: whoseInWords(person, place, t) }));
    } catch (error) {
      const now = changedPerson(error);
      if (now !== undefined) setNewer([now, ...newer]);
      setFailure(
        now === undefined
          ? t((isApiFailure(error) ? KEYS[error.code] : undefined) ?? 'keep.failed')
          : t('keep.changed', { size: sizeAt(now, kept) || t('keep.none') }),
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('keep.what', { size: sizeLabel(kind, size, locale) })}</p>
      <SelectField
        name="keep-whose"
        label={t('keep.whose')}
        value={id}
        onChange={(event) => setId(event.target.value)}
      >
        {people.map((person) => (
          <option key={person.person_id} value={person.person_id}>
            {nameOfPerson(person, t)}
          </option>
        ))}
        <option value={NEW}>{t('keep.new')}</option>
      </SelectField>
      {known === undefined && <WhoFields who={who} hasSelf={hasSelf} faults={faults} onChange={setWho} />}
      {kind === 'ring' && (
        <SelectField
          name="keep-finger"
          label={t('keep.finger')}
          value={at}
          onChange={(event) => setAt(event.target.value)}
        >
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
