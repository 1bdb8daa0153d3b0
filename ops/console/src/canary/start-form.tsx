import { Button } from '@suvarna/ui/button';
import { Field, SelectField } from '@suvarna/ui/field';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { canaryTexts } from '#texts/canary';
import { useApi } from '../api/api-context.tsx';
import { releasesQuery } from '../api/queries.ts';
import { useIsStale, useShownLive } from '../frame/freshness.tsx';
import { useT } from '../frame/language.tsx';
import { usePerson } from '../frame/session.tsx';
import { allowed } from '../orders/allowed.model.ts';
import { useOrders } from '../orders/orders-context.tsx';
import { startCanary } from '../orders/orders.model.ts';
import { readSteps } from './evidence.model.ts';
import views from '../views/views.module.css';

const route = getRouteApi('/frame/canary');
/** As the registry's own policy. */
const USUAL = '1, 5, 25, 50, 100';

/** Which release, to which shares one after the other. */
export function StartForm() {
  const t = useT(canaryTexts);
  const person = usePerson();
  const { ask } = useOrders();
  const isStale = useIsStale();
  const asked = route.useSearch();
  const own = useShownLive().remotes.filter(({ remote }) => allowed(person, 'operator', [remote]) === 'yes');
  const [remote, setRemote] = useState(asked.remote ?? own[0]?.remote ?? '');
  const [version, setVersion] = useState(asked.version ?? '');
  const [steps, setSteps] = useState(USUAL);
  const [isFaultShown, showFault] = useState(false);
  const releases = useInfiniteQuery({ ...releasesQuery(useApi(), remote), enabled: remote !== '' });
  if (own.length === 0) return <p className={views['note']}>{t('not-role')}</p>;
  const live = own.find((each) => each.remote === remote)?.version;
  const versions = (releases.data?.pages ?? [])
    .flatMap((page) => page.releases.map((release) => release.version))
    .filter((each) => each !== live);
  const chosen = versions.includes(version) ? version : (versions[0] ?? '');
  const read = readSteps(steps);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    showFault(true);
    if (read && chosen !== '') ask(startCanary({ [remote]: chosen }, read));
  };
  return (
    <form className={views['form']} onSubmit={submit} noValidate>
      <SelectField
        name="remote"
        label={t('remote')}
        value={remote}
        onChange={({ target }) => setRemote(target.value)}
      >
        {own.map((each) => (
          <option key={each.remote}>{each.remote}</option>
        ))}
      </SelectField>
      <SelectField
        name="version"
        label={t('version')}
        value={chosen}
        error={versions.length === 0 && !releases.isPending ? t('version.none') : undefined}
        onChange={({ target }) => setVersion(target.value)}
      >
        {versions.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <Field
        name="steps"
        label={t('steps')}
        value={steps}
        error={isFaultShown && !read ? t('steps.wrong') : undefined}
        onChange={({ target }) => setSteps(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isStale || chosen === ''}>
        {t('start')}
      </Button>
    </form>
  );
}
