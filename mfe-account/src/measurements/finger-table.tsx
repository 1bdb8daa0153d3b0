import { FINGERS, HANDS, ringMicrometres } from '@suvarna/contracts/measurements';
import { ringTable } from '@suvarna/contracts/sizes';
import { placeInWords, measurementsTexts } from '@suvarna/forms/measurement-form/words';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { SelectField } from '@suvarna/ui/field';
import { myMeasurementsTexts } from '#texts/my-measurements';
import styles from './measurements.module.css';
import type { FingerField, PersonFields } from './person-draft.model.ts';
import { ringInLine } from './size-words.model.ts';

interface FingerTableProps {
  readonly fields: PersonFields;
  readonly onChange: (field: FingerField, um: string) => void;
}

/** The ring of each finger, both hands side by side. A measure between two sizes stays as it was measured. */
export function FingerTable({ fields, onChange }: FingerTableProps) {
  const { currency } = useRemoteContext();
  const myMeasurementsT = useT(myMeasurementsTexts);
  const words = useT(measurementsTexts);
  const sizes = ringTable().map(({ id }) => ringMicrometres(id) ?? 0);
  return (
    <div className={styles['fingers']}>
      {FINGERS.flatMap((finger) =>
        HANDS.map((hand) => {
          const field: FingerField = `${hand}-${finger}`;
          const value = fields[field];
          const own = value === '' || sizes.includes(Number(value)) ? [] : [Number(value)];
          return (
            <SelectField
              key={field}
              name={field}
              label={placeInWords({ hand, finger }, words)}
              value={value}
              onChange={(event) => onChange(field, event.target.value)}
            >
              <option value="">{myMeasurementsT('not-given')}</option>
              {[...own, ...sizes].map((um) => (
                <option key={um} value={String(um)}>
                  {ringInLine(um, currency, myMeasurementsT)}
                </option>
              ))}
            </SelectField>
          );
        }),
      )}
    </div>
  );
}
