import type { ReactNode } from 'react';
import { peopleTexts } from '#texts/people';
import { useT } from '../frame/language.tsx';
import { usePerson } from '../frame/session.tsx';
import { Page } from '../views/page.tsx';
import views from '../views/views.module.css';

/** A screen of admins says so to who came by its address. */
export function OnlyAdmins({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useT(peopleTexts);
  const { role } = usePerson();
  if (role === 'admin') return children;
  return (
    <Page title={title}>
      <p className={views['note']}>{t('only-admins')}</p>
    </Page>
  );
}
