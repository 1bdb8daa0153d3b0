import { api } from '@suvarna/api-client';
import { call, isApiFailure } from '@suvarna/contracts/call';
import {
  ACKNOWLEDGE_HOURS,
  ANSWER_DAYS,
  contactCreate,
  ENQUIRY,
  enquiryForm,
  type EnquiryKind,
  type EnquiryTicket,
  franchiseCreate,
  grievanceCreate,
} from '@suvarna/contracts/enquiries';
import { enquirySchema, type EnquiryFields } from '@suvarna/forms/enquiry-schema';
import { faultsOf, type FaultsOf } from '@suvarna/forms/faults';
import { formText } from '@suvarna/forms/texts';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field, TextAreaField } from '@suvarna/ui/field';
import { takeFocus, useFocusOnFault } from '@suvarna/ui/focus';
import { useState, type FormEvent } from 'react';
import styles from './enquiry-form.module.css';
import { words } from './words.ts';

interface EnquiryFormProps {
  readonly kind: EnquiryKind;
  /** Of what was sent without a script just now; else empty. */
  readonly ticket: string;
  readonly path: string;
}

type Sent = Pick<EnquiryTicket, 'ticket'> & { readonly day: string };

function send(kind: EnquiryKind, fields: EnquiryFields): Promise<EnquiryTicket> {
  const { name, email, mobile, city, order, message } = fields;
  const common = { name, email, mobile, message };
  if (kind === 'franchise') return call(api, franchiseCreate, { body: { ...common, city } });
  const body = { ...common, order };
  return kind === 'grievance' ? call(api, grievanceCreate, { body }) : call(api, contactCreate, { body });
}

/** Works without a script, too: the browser sends the same fields, and comes back with the ticket. */
export function EnquiryForm({ kind, ticket, path }: EnquiryFormProps) {
  const { locale } = useRemoteContext();
  const say = words(locale);
  const href = useHref();
  const focusOnFault = useFocusOnFault();
  const [fields, setFields] = useState<EnquiryFields>({
    kind,
    name: '',
    email: '',
    mobile: '',
    city: '',
    order: '',
    message: '',
  });
  const [faults, setFaults] = useState<FaultsOf<EnquiryFields>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);

  const typed = (name: Exclude<keyof EnquiryFields, 'kind'>) => ({
    name,
    value: fields[name],
    error: faults[name] && formText(faults[name], locale),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setFields((before) => ({ ...before, [name]: event.target.value })),
  });

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const wrong = faultsOf(enquirySchema, fields);
    setFaults(wrong);
    setFailure('');
    if (Object.keys(wrong).length > 0) {
      focusOnFault(event.currentTarget);
      return;
    }
    setBusy(true);
    try {
      const answer = await send(kind, fields);
      setSent({ ticket: answer.ticket, day: answer.answered_by });
    } catch (error) {
      setFailure(say(isApiFailure(error) && error.status === 429 ? 'form.too-many' : 'form.failed'));
    } finally {
      setBusy(false);
    }
  };

  const shown: Sent | null = sent ?? (ticket === '' ? null : { ticket, day: '' });
  if (shown !== null)
    return (
      <section
        id="sent"
        className={styles['sent']}
        tabIndex={-1}
        ref={sent === null ? undefined : takeFocus}
        aria-labelledby="sent-title"
      >
        <h2 id="sent-title">{say('sent.title')}</h2>
        <p>{say('sent.ticket', { ticket: shown.ticket })}</p>
        {shown.day !== '' && <p>{say('sent.by', { day: formatFullDay(shown.day, locale) })}</p>}
        <p>
          {say(
            `sent.${kind}`,
            kind === 'grievance' ? { hours: ACKNOWLEDGE_HOURS } : { days: ANSWER_DAYS[kind] },
          )}
        </p>
        <p>
          <a href={href(path)} data-document>
            {say('sent.another')}
          </a>
        </p>
      </section>
    );

  const needsMobile = kind === 'franchise';
  return (
    <section className={styles['root']} aria-labelledby="write">
      <h2 id="write">{say(`form.${kind}`)}</h2>
      <form
        className={styles['form']}
        method="post"
        action={`/api/${enquiryForm.path}`}
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="lang" value={locale} />
        <Field
          {...typed('name')}
          label={say('form.name')}
          autoComplete="name"
          required
          minLength={3}
          maxLength={80}
        />
        <Field
          {...typed('email')}
          label={say('form.email')}
          hint={say('form.email-hint')}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
        <Field
          {...typed('mobile')}
          label={say(needsMobile ? 'form.mobile-needed' : 'form.mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required={needsMobile}
          maxLength={30}
        />
        {needsMobile ? (
          <Field
            {...typed('city')}
            label={say('form.city')}
            autoComplete="address-level2"
            required
            maxLength={ENQUIRY.cityMax}
          />
        ) : (
          <Field {...typed('order')} label={say('form.order')} maxLength={ENQUIRY.orderMax} />
        )}
        <TextAreaField
          {...typed('message')}
          label={say('form.message')}
          rows={6}
          required
          minLength={ENQUIRY.messageMin}
          maxLength={ENQUIRY.messageMax}
        />
        <p className={styles['use']}>
          {say('form.use')} <a href={href('/policy/privacy/')}>{say('form.privacy')}</a>
        </p>
        <p className={styles['fault']} role="alert">
          {failure}
        </p>
        <Button
          type="submit"
          // Whoever has scripts is told by us, in the language of the page; others by their browser.
          onClick={({ currentTarget: { form } }) => {
            if (form !== null) form.noValidate = true;
          }}
          busy={busy ? say('form.sending') : undefined}
        >
          {say('form.send')}
        </Button>
      </form>
    </section>
  );
}
