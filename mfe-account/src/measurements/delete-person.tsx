import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { nameOfPerson, useMeasurementWords } from '@suvarna/forms/measurement-form/words';
import { Button } from '@suvarna/ui/button';
import { Sheet } from '@suvarna/ui/sheet';
import styles from './measurements.module.css';
import { useSay } from './use-say.ts';

interface DeletePersonProps {
  /** Asked about; `null` when nobody is. */
  readonly person: MeasuredPerson | null;
  readonly busy: boolean;
  readonly onDelete: (person: MeasuredPerson) => void;
  readonly onKeep: () => void;
}

/** Asks before somebody's sizes go. */
export function DeletePerson({ person, busy, onDelete, onKeep }: DeletePersonProps) {
  const say = useSay();
  const words = useMeasurementWords();
  return (
    <Sheet
      open={person !== null}
      onClose={onKeep}
      title={person === null ? '' : say('delete-title', { name: nameOfPerson(person, words) })}
      closeLabel={say('keep')}
    >
      {person !== null && (
        <div className={styles['sheet']}>
          <p>{say('delete-text')}</p>
          <div className={styles['actions']}>
            <Button busy={busy ? say('deleting') : undefined} onClick={() => onDelete(person)}>
              {say('delete')}
            </Button>
            <Button variant="secondary" onClick={onKeep}>
              {say('keep')}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}
