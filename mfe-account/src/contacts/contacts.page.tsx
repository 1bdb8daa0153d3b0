import type { ContactKind, Contacts } from '@suvarna/contracts/customers';
import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { safeNextPath, session } from '@suvarna/session';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { contactsTexts } from '#texts/contacts';
import { CardSkeleton } from '../page/card-skeleton.tsx';
import parts from '../page/parts.module.css';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { BeginForm } from './begin-form.tsx';
import { ChangeCard } from './change-card.tsx';
import { readContacts } from './contacts.api.ts';

const HERE = '/account/contacts/';
const KINDS = ['email', 'phone'] as const;

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: contactsTexts(locale)('contacts.page-title'),
  noindex: true,
});

const shownOf = (contacts: Contacts, kind: ContactKind): string =>
  kind === 'phone' && contacts.phone !== '' ? `+${contacts.phone.replace('-', ' ')}` : contacts[kind];

/** E-mail address and phone, changed by a code to the old one and one to the new. */
export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const { visit } = useNavigateIfHere();
  const contactsT = useT(contactsTexts);
  const href = useHref();
  // With `next`, so that a shopper who has to sign in first goes on there all the same.
  const here = href(route.query.size === 0 ? HERE : `${HERE}?${route.query.toString()}`);
  const { state, again, put } = useSignedInRead('contacts', here, readContacts);
  const [editing, setEditing] = useState<ContactKind | null>(null);

  const hasOne = (kind: ContactKind): boolean => state.kind === 'ready' && state.data[kind] !== '';
  const took = (contacts: Contacts, done: boolean): void => {
    put(contacts);
    if (!done) return;
    if (contacts.phone !== '') session.savePhone(contacts.phone.split('-')[1] ?? '');
    bus.emit('toast.message.requested', { text: contactsT('contacts.done'), kind: 'success' });
    // A shopper who came from a page that needs it goes on there.
    const next = safeNextPath(route.query.get('next'));
    if (next !== null) visit(next, true);
  };

  return (
    <PersonPage crumbs={[{ label: contactsT('contacts.title'), path: HERE }]}>
      <h1>{contactsT('contacts.title')}</h1>
      <p className={parts['lead']}>{contactsT('contacts.lead')}</p>
      {state.kind === 'reading' && <CardSkeleton text={contactsT('contacts.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={contactsT('contacts.unread')} onAgain={again} />
      )}
      {state.kind === 'ready' && (
        <>
          {KINDS.map((kind) => (
            <section key={kind} className={parts['card']} aria-labelledby={`contact-${kind}`}>
              <div className={parts['row']}>
                <div>
                  <h2 id={`contact-${kind}`}>{t(`account.${kind}`)}</h2>
                  <p className={parts['strong']}>{shownOf(state.data, kind) || t('account.none')}</p>
                </div>
                {state.data.change === null && editing !== kind && (
                  <Button
                    variant="secondary"
                    aria-label={contactsT(`contacts.${hasOne(kind) ? 'edit' : 'add'}-${kind}`)}
                    onClick={() => setEditing(kind)}
                  >
                    {hasOne(kind) ? t('otp.change') : contactsT('contacts.add')}
                  </Button>
                )}
              </div>
              {editing === kind && state.data.change === null && (
                <BeginForm
                  kind={kind}
                  onBegun={(contacts) => {
                    put(contacts);
                    setEditing((now) => (now === kind ? null : now));
                  }}
                  onLeave={() => setEditing(null)}
                />
              )}
            </section>
          ))}
          {state.data.change !== null && (
            <ChangeCard contacts={state.data} change={state.data.change} onStep={took} />
          )}
        </>
      )}
    </PersonPage>
  );
}
