import type { ContactKind } from '@suvarna/contracts/customers';
import { readPhone } from '@suvarna/forms/phone';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { contactsTexts } from '#texts/contacts';
import parts from '../page/parts.module.css';

interface BeginFormProps {
  readonly kind: ContactKind;
  readonly busy: boolean;
  readonly fault: string | undefined;
  readonly onBegin: (to: string) => void;
  readonly onLeave: () => void;
}

/** As calls carry it; what is no phone goes as it is, and is refused with its reason. */
const written = (kind: ContactKind, text: string): string => {
  const phone = kind === 'phone' ? readPhone(text) : undefined;
  return phone === undefined ? text.trim() : `${phone.code}-${phone.number}`;
};

/** The new contact. */
export function BeginForm({ kind, busy, fault, onBegin, onLeave }: BeginFormProps) {
  const { t } = useRemoteContext();
  const contactsT = useT(contactsTexts);
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const to = written(kind, text);
    setEmpty(to === '');
    if (to !== '') onBegin(to);
  };
  return (
    <form className={parts['sheet']} method="post" noValidate onSubmit={submit}>
      <Field
        name={`new-${kind}`}
        label={contactsT(`contacts.new-${kind}`)}
        hint={kind === 'phone' ? t('otp.target-hint') : undefined}
        type={kind === 'phone' ? 'tel' : 'email'}
        autoComplete={kind === 'phone' ? 'tel' : 'email'}
        maxLength={254}
        value={text}
        error={empty ? contactsT('contacts.invalid') : fault}
        onChange={({ target }) => setText(target.value)}
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
