import { useMeasurementWords } from '@suvarna/forms/measurement-form/words';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import styles from './measurements.module.css';
import type { PersonField, PersonFields } from './person-draft.model.ts';
import { fieldName, fieldValue } from './size-words.model.ts';
import { useSay } from './use-say.ts';

interface DisputedProps {
  readonly fields: readonly PersonField[];
  readonly theirs: PersonFields;
  readonly mine: PersonFields;
}

/** Says that another window was first, and where both wrote: nothing is saved before this was seen. */
export function Disputed({ fields, theirs, mine }: DisputedProps) {
  const { locale, currency } = useRemoteContext();
  const say = useSay();
  const words = useMeasurementWords();
  const value = (field: PersonField, of: PersonFields): string =>
    fieldValue(field, of[field], { say, words, locale, currency });
  return (
    <div className={styles['disputed']}>
      <p>{say(fields.length === 0 ? 'changed' : 'disputed')}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              {say('both', {
                what: fieldName(field, { say, words }),
                theirs: value(field, theirs),
                mine: value(field, mine),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
