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
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field, TextAreaField } from '@suvarna/ui/field';
import { takeFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import { contentTexts } from '#texts/content';
import styles from './enquiry-form.module.css';

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
  const t = useT(contentTexts);
  const href = useHref();
  const [sent, setSent] = useState<Sent | null>(null);
  const { field, busy, failure, submit } = useForm({
    schema: enquirySchema,
    first: { kind, name: '', email: '', mobile: '', city: '', order: '', message: '' },
    body: (fields) => fields,
    send: (fields: EnquiryFields) => send(kind, fields),
    failures: (error) => t(isApiFailure(error) && error.status === 429 ? 'form.too-many' : 'form.failed'),
    text: useFaultText(),
    onSent: (answer) => setSent({ ticket: answer.ticket, day: answer.answered_by }),
  });

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
        <h2 id="sent-title">{t('sent.title')}</h2>
        <p>{t('sent.ticket', { ticket: shown.ticket })}</p>
        {shown.day !== '' && <p>{t('sent.by', { day: formatFullDay(shown.day, locale) })}</p>}
        <p>
          {t(
            `sent.${kind}`,
            kind === 'grievance' ? { hours: ACKNOWLEDGE_HOURS } : { days: ANSWER_DAYS[kind] },
          )}
        </p>
        <p>
          <a href={href(path)} data-document>
            {t('sent.another')}
          </a>
        </p>
      </section>
    );

  const needsMobile = kind === 'franchise';
  return (
    <section className={styles['root']} aria-labelledby="write">
      <h2 id="write">{t(`form.${kind}`)}</h2>
      <form className={styles['form']} method="post" action={`/api/${enquiryForm.path}`} onSubmit={submit}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="lang" value={locale} />
        <Field
          {...field('name')}
          label={t('form.name')}
          autoComplete="name"
          required
          minLength={3}
          maxLength={80}
        />
        <Field
          {...field('email')}
          label={t('form.email')}
          hint={t('form.email-hint')}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
        <Field
          {...field('mobile')}
          label={t(needsMobile ? 'form.mobile-needed' : 'form.mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required={needsMobile}
          maxLength={30}
        />
        {needsMobile ? (
          <Field
            {...field('city')}
            label={t('form.city')}
            autoComplete="address-level2"
            required
            maxLength={ENQUIRY.cityMax}
          />
        ) : (
          <Field {...field('order')} label={t('form.order')} maxLength={ENQUIRY.orderMax} />
        )}
        <TextAreaField
          {...field('message')}
          label={t('form.message')}
          rows={6}
          required
          minLength={ENQUIRY.messageMin}
          maxLength={ENQUIRY.messageMax}
        />
        <p className={styles['use']}>
          {t('form.use')} <a href={href('/policy/privacy/')}>{t('form.privacy')}</a>
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
          busy={busy ? t('form.sending') : undefined}
        >
          {t('form.send')}
        </Button>
      </form>
    </section>
  );
}
