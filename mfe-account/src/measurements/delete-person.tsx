import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { nameOfPerson, measurementsTexts } from '@suvarna/forms/measurement-form/words';
import { Button } from '@suvarna/ui/button';
import { Sheet } from '@suvarna/ui/sheet';
import { useT } from '@suvarna/remote-kit/hooks';
import { myMeasurementsTexts } from '#texts/my-measurements';
import cards from '../page/cards.module.css';
import styles from './measurements.module.css';

interface DeletePersonProps {
  /** Asked about; `null` when no person is. */
  readonly person: MeasuredPerson | null;
  readonly busy: boolean;
  readonly onDelete: (person: MeasuredPerson) => void;
  readonly onKeep: () => void;
}

/** Asks before a person's sizes go. */
export function DeletePerson({ person, busy, onDelete, onKeep }: DeletePersonProps) {
  const myMeasurementsT = useT(myMeasurementsTexts);
  const words = useT(measurementsTexts);
  return (
    <Sheet
      open={person !== null}
      onClose={onKeep}
      title={person === null ? '' : myMeasurementsT('delete-title', { name: nameOfPerson(person, words) })}
      closeLabel={myMeasurementsT('keep')}
    >
      {person !== null && (
        <div className={styles['sheet']}>
          <p>{myMeasurementsT('delete-text')}</p>
          <div className={cards['actions']}>
            <Button busy={busy ? myMeasurementsT('deleting') : undefined} onClick={() => onDelete(person)}>
              {myMeasurementsT('delete')}
            </Button>
            <Button variant="secondary" onClick={onKeep}>
              {myMeasurementsT('keep')}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}
