import type { PlanDetails, Reminders } from '@suvarna/contracts/golden-bounty';
import { bus } from '@suvarna/event-bus';
import { useForm } from '@suvarna/forms/use-form';
import { useT } from '@suvarna/remote-kit/hooks';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { Failure } from '@suvarna/ui/notice';
import { FAILURES } from '../form/failure-text.model.ts';
import form from '../form/form.module.css';
import parts from '../page/page-parts.module.css';
import { saveReminders } from './plan.api.ts';

const CHANNELS = ['email', 'sms', 'push'] as const satisfies readonly (keyof Reminders)[];

/** By what the customer is reminded, and what is told whatever was chosen. */
export function RemindersSection({ plan: { reminders, customer } }: { readonly plan: PlanDetails }) {
  const t = useT();
  const {
    fields: chosen,
    set,
    busy,
    failure,
    submit,
  } = useForm({
    schema: () => ({}),
    first: reminders,
    body: (ticked) => ticked,
    send: saveReminders,
    failures: FAILURES,
    text: t,
    onSent: (saved, sent) => {
      // What was ticked in the meantime is not saved yet.
      set((now) => (now === sent ? saved : now));
      bus.emit('toast.message.requested', { text: t('reminders.saved'), kind: 'success' });
    },
  });
  const words: Readonly<Record<keyof Reminders, string>> = {
    email: customer.email === '' ? t('reminders.email-none') : t('reminders.email', { to: customer.email }),
    sms:
      customer.phone === ''
        ? t('reminders.sms-none')
        : t('reminders.sms', { last: customer.phone.slice(-4) }),
    push: t('reminders.push'),
  };
  return (
    <section className={parts['card']} aria-labelledby="reminders-title">
      <h2 id="reminders-title">{t('reminders.title')}</h2>
      <p>{t('reminders.text')}</p>
      <form
        className={form['form']}
        aria-labelledby="reminders-title"
        method="post"
        noValidate
        onSubmit={submit}
      >
        <div className={form['checks']}>
          {CHANNELS.map((channel) => (
            <label key={channel} className={form['check']}>
              <input
                type="checkbox"
                name={channel}
                checked={chosen[channel]}
                onChange={({ target }) => set({ [channel]: target.checked })}
              />
              <span>{words[channel]}</span>
            </label>
          ))}
        </div>
        <p className={parts['muted']}>{t('reminders.always')}</p>
        <Failure text={failure} />
        <div>
          <SubmitButton variant="secondary" busy={busy ? t('sending') : undefined}>
            {t('reminders.save')}
          </SubmitButton>
        </div>
      </form>
    </section>
  );
}
