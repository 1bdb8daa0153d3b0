import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { measurementsTexts } from '@suvarna/forms/measurement-form/words';
import { myMeasurementsTexts } from '#texts/my-measurements';
import styles from './measurements.module.css';
import type { PersonField, PersonFields } from './person-draft.model.ts';
import { fieldName, fieldValue } from './size-words.model.ts';

interface DisputedProps {
  readonly fields: readonly PersonField[];
  readonly theirs: PersonFields;
  readonly mine: PersonFields;
}

/** Says that another window was first, and where both wrote: nothing is saved before this was seen. */
export function Disputed({ fields, theirs, mine }: DisputedProps) {
  const { locale, currency } = useRemoteContext();
  const myMeasurementsT = useT(myMeasurementsTexts);
  const words = useT(measurementsTexts);
  const value = (field: PersonField, of: PersonFields): string =>
    fieldValue(field, of[field], { myMeasurementsT, words, locale, currency });
  return (
    <div className={styles['disputed']}>
      <p>{myMeasurementsT(fields.length === 0 ? 'changed' : 'disputed')}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              {myMeasurementsT('both', {
                what: fieldName(field, { myMeasurementsT, words }),
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
