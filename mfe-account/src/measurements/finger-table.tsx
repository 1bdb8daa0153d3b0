import { FINGERS, HANDS, ringMicrometres } from '@suvarna/contracts/measurements';
import { ringTable } from '@suvarna/contracts/sizes';
import { placeInWords, useMeasurementWords } from '@suvarna/forms/measurement-form/words';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { SelectField } from '@suvarna/ui/field';
import styles from './measurements.module.css';
import type { FingerField, PersonFields } from './person-draft.model.ts';
import { ringInLine } from './size-words.model.ts';
import { useSay } from './use-say.ts';

interface FingerTableProps {
  readonly fields: PersonFields;
  readonly onChange: (field: FingerField, um: string) => void;
}

/** The ring of each finger, both hands side by side. A measure between two sizes stays as it was measured. */
export function FingerTable({ fields, onChange }: FingerTableProps) {
  const { currency } = useRemoteContext();
  const say = useSay();
  const words = useMeasurementWords();
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
              <option value="">{say('not-given')}</option>
              {[...own, ...sizes].map((um) => (
                <option key={um} value={String(um)}>
                  {ringInLine(um, currency, say)}
                </option>
              ))}
            </SelectField>
          );
        }),
      )}
    </div>
  );
}
