import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { bus } from '@suvarna/event-bus';
import type { SizeToKeep } from '@suvarna/forms/measurement-form/keep-size';
import { KeepSizeForm } from '@suvarna/forms/measurement-form/keep-size-form';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { TryAgain } from '@suvarna/ui/try-again';
import { forWhomTexts } from '#texts/for-whom';
import { MEASUREMENTS } from '../../paths.ts';
import styles from './for-whom.module.css';
import { lastKey } from './last-key.ts';
import { readPeople } from './people.api.ts';

export interface KeepSizeProps {
  readonly kind: SizeToKeep['kind'];
  readonly size: string;
  /** Read again where they are left out. */
  readonly people?: readonly MeasuredPerson[];
  readonly onKept: (person: MeasuredPerson) => void;
}

/** Keeps a size among the customer's measurements. From then on this tab shops for that person. */
export function KeepSize({ kind, size, people, onKept }: KeepSizeProps) {
  const t = useT(forWhomTexts);
  const href = useHref();
  const { state, retry } = useRead(people === undefined ? 'people' : null, readPeople);
  const known = people ?? (state.status === 'ready' ? state.data : undefined);
  const kept = (person: MeasuredPerson, said: string): void => {
    lastKey.keep(person.person_id);
    bus.emit('toast.message.requested', { text: said, kind: 'success' });
    onKept(person);
  };
  if (state.status === 'failed')
    return <TryAgain className={styles['sheet']} text={t('failed')} again={t('again')} onAgain={retry} />;
  if (known === undefined) return <p role="status">{t('reading')}</p>;
  return (
    <div className={styles['sheet']}>
      <KeepSizeForm people={known} kind={kind} size={size} onKept={kept} />
      <a className={styles['all']} href={href(MEASUREMENTS)}>
        {t('all')}
      </a>
    </div>
  );
}
