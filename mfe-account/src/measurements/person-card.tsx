import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { sizeLabel } from '@suvarna/i18n/size-label';
import { nameOfPerson, placeInWords, measurementsTexts } from '@suvarna/forms/measurement-form/words';
import { wristAsTyped } from '@suvarna/forms/measurements';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import type { ReactNode } from 'react';
import { myMeasurementsTexts } from '#texts/my-measurements';
import cards from '../page/cards.module.css';
import styles from './measurements.module.css';
import { ringMeasures, ringNamesOf } from './size-words.model.ts';

interface PersonCardProps {
  readonly person: MeasuredPerson;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A person with all sizes that are known. The buttons say whom they mean to who cannot see where they stand. */
export function PersonCard({ person, onEdit, onDelete }: PersonCardProps) {
  const { locale, currency } = useRemoteContext();
  const myMeasurementsT = useT(myMeasurementsTexts);
  const words = useT(measurementsTexts);
  const { person_id: id, relation, name, rings, bangle, chain, wrist_um: wrist, bracelet } = person;
  const nothing = rings.length === 0 && bangle === '' && chain === '' && wrist === null;
  return (
    <li className={`${cards['card']} ${styles['person']}`}>
      <div className={cards['who']}>
        <h2 id={`person-${id}`} dir="auto">
          {nameOfPerson(person, words)}
        </h2>
        {name !== '' && <span className={cards['badge']}>{words(`relation.${relation}`)}</span>}
      </div>
      {nothing && <p className={styles['muted']}>{myMeasurementsT('nothing')}</p>}
      <dl className={styles['sizes']}>
        {rings.map(({ hand, finger, circumference_um: um }) => (
          <Size key={`${hand} ${finger}`} of={placeInWords({ hand, finger }, words)}>
            {ringNamesOf(um, currency) || myMeasurementsT('no-ring')}
            <small>{ringMeasures(um, myMeasurementsT)}</small>
          </Size>
        ))}
        {bangle !== '' && <Size of={myMeasurementsT('bangle')}>{sizeLabel('bangle', bangle, locale)}</Size>}
        {chain !== '' && <Size of={myMeasurementsT('chain')}>{sizeLabel('chain', chain, locale)}</Size>}
        {wrist !== null && (
          <Size of={myMeasurementsT('wrist')}>
            {myMeasurementsT('cm', { length: wristAsTyped(wrist) })}
            {bracelet !== '' && (
              <small>{myMeasurementsT('bracelet', { size: sizeLabel('bracelet', bracelet, locale) })}</small>
            )}
          </Size>
        )}
      </dl>
      <div className={cards['actions']}>
        <Button variant="secondary" onClick={onEdit} aria-describedby={`person-${id}`}>
          {myMeasurementsT('edit')}
        </Button>
        <Button variant="quiet" onClick={onDelete} aria-describedby={`person-${id}`}>
          {myMeasurementsT('delete')}
        </Button>
      </div>
    </li>
  );
}

function Size({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{of}</dt>
      <dd>{children}</dd>
    </div>
  );
}
