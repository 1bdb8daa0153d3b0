import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { isApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { changedPerson } from '@suvarna/forms/measurement-form/keep-size';
import { KeepSizeForm } from '@suvarna/forms/measurement-form/keep-size-form';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useOwnAddress } from '@suvarna/remote-kit/use-own-address';
import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { useRef, useState } from 'react';
import { myMeasurementsTexts } from '#texts/my-measurements';
import { AddressesSkeleton } from '../address/addresses-skeleton.tsx';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { DeletePerson } from './delete-person.tsx';
import { failureText } from './failure-text.model.ts';
import { readPeople, removePerson, type People } from './measurements.api.ts';
import styles from './measurements.module.css';
import { PeopleList } from './people-list.tsx';
import { withPerson } from './people.model.ts';
import { PersonEditor } from './person-editor.tsx';
import { wantedSize } from './wanted-size.model.ts';

const HERE = '/account/measurements/';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('measurements.page-title'),
  noindex: true,
});

/** The people a customer buys for, with their sizes. */
export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const myMeasurementsT = useT(myMeasurementsTexts);
  const href = useHref();
  const replaceAddress = useOwnAddress();
  const here = href(route.query.size === 0 ? HERE : `${HERE}?${route.query.toString()}`);
  const { state, again, put } = useSignedInRead('measurements', here, readPeople);
  const people: People = state.kind === 'ready' ? state.data : [];
  const [edited, setEdited] = useState<MeasuredPerson | 'new' | null>(null);
  const [asked, setAsked] = useState<MeasuredPerson | null>(null);
  const [wanted, setWanted] = useState(wantedSize(route.query));
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useLostFocusAfterCommit();
  /** What was pressed is gone; a customer who has gone on to something else stays there. */
  const toHeading = (): void => focus(() => heading.current);

  const toast = (text: string, kind: 'success' | 'error' = 'success'): void =>
    bus.emit('toast.message.requested', { text, kind });
  const edit = (whom: MeasuredPerson | 'new' | null): void => {
    setEdited(whom);
    toHeading();
  };
  const isOther = ({ person_id: id }: MeasuredPerson): boolean =>
    edited === null || edited === 'new' || id !== edited.person_id;

  const saved = (person: MeasuredPerson, text: string, isWaitedFor = true): void => {
    // A person who was deleted in the meantime and is saved again is another person now.
    const stays = (other: MeasuredPerson): boolean => isOther(other) || other.person_id === person.person_id;
    put((now) => withPerson(now.filter(stays), person));
    toast(text);
    if (!isWaitedFor) return;
    if (wanted !== undefined) {
      setWanted(undefined);
      // Loaded again, the page does not ask for what was done.
      replaceAddress(href(HERE));
    }
    setEdited((now) => (now === edited ? null : now));
    toHeading();
  };
  const remove = async (person: MeasuredPerson): Promise<void> => {
    const others = (now: People): People => now.filter(({ person_id: id }) => id !== person.person_id);
    setBusy(true);
    try {
      await removePerson(person);
      put(others);
      toast(myMeasurementsT('deleted'));
    } catch (error) {
      const changed = changedPerson(error);
      if (changed !== undefined) put((now) => withPerson(now, changed));
      const isGone = isApiFailure(error) && error.code === 'MEASUREMENT.NOT_FOUND';
      if (isGone) put(others);
      toast(isGone ? myMeasurementsT('gone-already') : failureText(error, myMeasurementsT), 'error');
    } finally {
      setBusy(false);
      // Another question may be asked, or a person written down, by now.
      setAsked((now) => (now === person ? null : now));
      toHeading();
    }
  };

  return (
    <PersonPage crumbs={[{ label: t('account.measurements'), path: HERE }]}>
      <h1 ref={heading} tabIndex={-1}>
        {edited === null
          ? t('account.measurements')
          : myMeasurementsT(edited === 'new' ? 'new' : 'edit-title')}
      </h1>
      {state.kind === 'reading' && <AddressesSkeleton text={myMeasurementsT('reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={myMeasurementsT('failed')} onAgain={again} />
      )}
      {state.kind === 'ready' && edited === null && wanted !== undefined && (
        <section className={styles['editor']} aria-label={myMeasurementsT('keep-size')}>
          <KeepSizeForm {...wanted} people={people} onKept={saved} />
        </section>
      )}
      {state.kind === 'ready' && edited === null && (
        <PeopleList people={people} onEdit={edit} onDelete={setAsked} />
      )}
      {state.kind === 'ready' && edited !== null && (
        <PersonEditor
          person={edited === 'new' ? null : edited}
          hasSelf={people.filter(isOther).some(({ relation }) => relation === 'me')}
          onSaved={(person, isWaitedFor) => saved(person, myMeasurementsT('saved'), isWaitedFor)}
          onCancel={() => edit(null)}
        />
      )}
      <DeletePerson
        person={asked}
        busy={busy}
        onKeep={() => setAsked(null)}
        onDelete={(person) => void remove(person)}
      />
    </PersonPage>
  );
}
