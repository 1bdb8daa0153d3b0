import { type MeasuredPerson, PEOPLE_MAX } from '@suvarna/contracts/measurements';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { GiftIcon, PlusIcon } from '@suvarna/ui/icon';
import { myMeasurementsTexts } from '#texts/my-measurements';
import { PageState } from '@suvarna/ui/page-state';
import type { People } from './measurements.api.ts';
import cards from '../page/cards.module.css';
import styles from './measurements.module.css';
import { PersonCard } from './person-card.tsx';

interface PeopleListProps {
  readonly people: People;
  readonly onEdit: (whom: MeasuredPerson | 'new') => void;
  readonly onDelete: (person: MeasuredPerson) => void;
}

export function PeopleList({ people, onEdit, onDelete }: PeopleListProps) {
  const myMeasurementsT = useT(myMeasurementsTexts);
  const href = useHref();
  const add = (
    <Button icon={<PlusIcon size="small" />} onClick={() => onEdit('new')}>
      {myMeasurementsT('new')}
    </Button>
  );
  if (people.length === 0)
    return (
      <PageState>
        <GiftIcon size="large" />
        <h2>{myMeasurementsT('none')}</h2>
        <p>{myMeasurementsT('none-text')}</p>
        {add}
      </PageState>
    );
  return (
    <>
      <p className={styles['muted']}>
        {myMeasurementsT('lead')} <a href={href('/ring-size-guide/')}>{myMeasurementsT('guide')}</a>
      </p>
      <ul className={cards['list']}>
        {people.map((person) => (
          <PersonCard
            key={person.person_id}
            person={person}
            onEdit={() => onEdit(person)}
            onDelete={() => onDelete(person)}
          />
        ))}
      </ul>
      {people.length < PEOPLE_MAX ? (
        <div>{add}</div>
      ) : (
        <p className={styles['muted']}>{myMeasurementsT('full')}</p>
      )}
    </>
  );
}
