import type { ContactKind, Contacts } from '@suvarna/contracts/customers';
import { readPhone } from '@suvarna/forms/phone';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { contactsTexts } from '#texts/contacts';
import parts from '../page/parts.module.css';
import { contactFailureText } from './contact-failure.model.ts';
import { beginChange } from './contacts.api.ts';

interface BeginFormProps {
  readonly kind: ContactKind;
  readonly onBegun: (contacts: Contacts) => void;
  readonly onLeave: () => void;
}

/** As calls carry it; what is no phone goes as it is, and is refused with its reason. */
const written = (kind: ContactKind, text: string): string => {
  const phone = kind === 'phone' ? readPhone(text) : undefined;
  return phone === undefined ? text.trim() : `${phone.code}-${phone.number}`;
};

/** The new contact. */
export function BeginForm({ kind, onBegun, onLeave }: BeginFormProps) {
  const { t } = useRemoteContext();
  const contactsT = useT(contactsTexts);
  const { field, busy, submit } = useForm({
    schema: ({ to }) => (written(kind, to) === '' ? { to: contactsT('contacts.invalid') } : {}),
    first: { to: '' },
    body: ({ to }) => ({ kind, to: written(kind, to) }),
    send: (body) => beginChange(body),
    failures: (error) => ({ to: contactFailureText(error, t, contactsT) }),
    text: (said) => said,
    onSent: ({ contacts }) => onBegun(contacts),
  });
  return (
    <form className={parts['sheet']} method="post" noValidate onSubmit={submit}>
      <Field
        {...field('to')}
        name={`new-${kind}`}
        label={contactsT(`contacts.new-${kind}`)}
        hint={kind === 'phone' ? t('otp.target-hint') : undefined}
        type={kind === 'phone' ? 'tel' : 'email'}
        autoComplete={kind === 'phone' ? 'tel' : 'email'}
        maxLength={254}
      />
      <p className={parts['muted']}>{contactsT('contacts.how')}</p>
      <div className={parts['actions']}>
        <SubmitButton busy={busy ? t('otp.checking') : undefined}>{contactsT('contacts.send')}</SubmitButton>
        <Button variant="secondary" onClick={onLeave}>
          {t('ask.keep')}
        </Button>
      </div>
    </form>
  );
}
