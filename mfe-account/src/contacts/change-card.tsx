import type { Contacts } from '@suvarna/contracts/customers';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { useAct } from '@suvarna/ui/use-act';
import parts from '../page/parts.module.css';
import { useCountdown } from '@suvarna/ui/use-countdown';
import { Failure } from '@suvarna/ui/notice';
import { contactsTexts } from '#texts/contacts';
import { CodeOfSide } from './code-of-side.tsx';
import { contactFailureText } from './contact-failure.model.ts';
import { beginChange, prove, stopChange, waitWithoutOld } from './contacts.api.ts';
import { LostContact } from './lost-contact.tsx';

interface ChangeCardProps {
  readonly contacts: Contacts;
  readonly change: NonNullable<Contacts['change']>;
  /** Takes what a step answered; `done` when the contact is changed. */
  readonly onStep: (contacts: Contacts, done: boolean) => void;
}

/** A change under way: both codes, or the week it waits. */
export function ChangeCard({ contacts, change, onStep }: ChangeCardProps) {
  const { t, locale } = useRemoteContext();
  const contactsT = useT(contactsTexts);
  const { busy, act } = useAct();
  const [left, count] = useCountdown();
  /** What each step failed with last, in words. */
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { kind, to } = change;
  const shown = kind === 'phone' ? `+${to.replace('-', ' ')}` : to;

  const step = (name: string, work: () => Promise<Contacts>): Promise<boolean> => {
    const note = (fault: string): void => setFaults((now) => ({ ...now, [name]: fault }));
    note('');
    return act(
      name,
      async () => {
        const now = await work();
        onStep(now, name !== 'stop' && now.change === null);
      },
      (error) => {
        const text = contactFailureText(error, t, contactsT);
        note(text);
        return text;
      },
    );
  };
  const faultOf = (name: string): string | undefined => faults[name] || undefined;

  const fault = faultOf('stop') ?? faultOf('resend');

  return (
    <section className={parts['card']} aria-labelledby="change">
      <h2 id="change">{contactsT(`contacts.change-${kind}`, { to: shown })}</h2>
      {change.due_at !== '' ? (
        <p>{contactsT('contacts.waiting', { day: formatFullDay(change.due_at, locale) })}</p>
      ) : (
        <>
          <p className={parts['muted']}>{contactsT('contacts.both')}</p>
          {(['old', 'new'] as const).map((side) => (
            <CodeOfSide
              key={side}
              side={side}
              to={side === 'old' ? change.old : shown}
              proven={side === 'old' ? change.old_proven : change.new_proven}
              busy={busy.includes(side)}
              fault={faultOf(side)}
              onCode={(otp) => step(side, () => prove({ side, otp }))}
            />
          ))}
          <div>
            <Button
              variant="secondary"
              disabled={left > 0}
              busy={busy.includes('resend') ? t('otp.checking') : undefined}
              onClick={() =>
                void step('resend', async () => {
                  const sent = await beginChange({ kind, to });
                  count(sent.resend_after);
                  return sent.contacts;
                })
              }
            >
              {left > 0 ? t('otp.resend-in', { seconds: left }) : contactsT('contacts.resend')}
            </Button>
          </div>
          {!change.old_proven && (
            <LostContact
              ready={change.new_proven}
              hasPassword={contacts.has_password}
              busy={busy.includes('wait')}
              fault={faultOf('wait')}
              onWait={(password) => void step('wait', () => waitWithoutOld(password))}
            />
          )}
        </>
      )}
      <Failure text={fault} />
      <div>
        <Button
          variant="quiet"
          busy={busy.includes('stop') ? t('otp.checking') : undefined}
          onClick={() => void step('stop', stopChange)}
        >
          {contactsT('contacts.stop')}
        </Button>
      </div>
    </section>
  );
}
