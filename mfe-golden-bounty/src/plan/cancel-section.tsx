import type { PlanDetails } from '@suvarna/contracts/golden-bounty';
import { useForm } from '@suvarna/forms/use-form';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { takeFocus, useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { Failure, Notice } from '@suvarna/ui/notice';
import { useRef, useState } from 'react';
import { FAILURES } from '../form/failure-text.model.ts';
import parts from '../page/page-parts.module.css';
import type { Terms } from '../terms/terms.api.ts';
import { rupees, termWords } from '../terms/terms.words.ts';
import { cancelPlan } from './plan.api.ts';

interface CancelSectionProps {
  readonly plan: PlanDetails;
  readonly terms: Terms;
  readonly onChanged: (plan: PlanDetails) => void;
}

/** Of a plan that has matured and is whole it is said what is lost; of what is left of another, that it comes back. */
const wayBackOf = ({ status, redeemed_paise: spent, refunded_paise: back }: PlanDetails): 'back' | 'refund' =>
  status === 'matured' && spent === 0 && back === 0 ? 'back' : 'refund';

/** Giving a plan up, or asking for what is left of one that is canceled or has matured: said before it is done, and what came of it. */
export function CancelSection({ plan, terms, onChanged }: CancelSectionProps) {
  const { t, locale } = useRemoteContext();
  const [open, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const focus = useLostFocusAfterCommit();
  const { field, busy, failure, submit } = useForm({
    schema: () => ({}),
    first: { comment: '' },
    body: ({ comment }) => ({
      plan_id: plan.plan_id,
      ...(comment.trim() !== '' && { comment: comment.trim() }),
    }),
    send: cancelPlan,
    failures: FAILURES,
    text: t,
    onSent: (changed) => {
      setOpen(false);
      onChanged(changed);
      // The form that was sent is gone; what came of it is said here.
      focus(() => section.current);
    },
  });
  const { can, cancel_request: request } = plan;
  const what = can.refund ? wayBackOf(plan) : 'cancel';
  const sums = { amount: rupees(plan.total_investment_paise), copay: rupees(plan.copay_amount_paise) };
  const isOpen = request?.state === 'open';
  if (!can.cancel && !can.refund && request === null) return null;

  return (
    <section ref={section} tabIndex={-1} className={parts['card']} aria-labelledby="cancel-title">
      <h2 id="cancel-title">{t(`${what}.title`)}</h2>
      <div role="status">
        {request !== null && (
          <Notice kind={request.state === 'declined' ? 'info' : 'good'}>
            <p>
              {t(`cancel.request-${request.state}`, { day: formatFullDay(request.requested_at, locale) })}
            </p>
            {request.note !== '' && <p dir="auto">{request.note}</p>}
          </Notice>
        )}
      </div>
      {(can.cancel || can.refund) && !isOpen && !open && (
        <>
          <p>{t(`${what}.text`, { ...termWords(terms), ...sums })}</p>
          <div>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {t(`${what}.open`)}
            </Button>
          </div>
        </>
      )}
      {open && (
        // The button that was pressed is gone; the form in its place takes the focus.
        <form
          ref={takeFocus}
          tabIndex={-1}
          className={parts['facts']}
          aria-labelledby="cancel-title"
          method="post"
          noValidate
          onSubmit={submit}
        >
          <p>{t(`${what}.sure`, sums)}</p>
          <Field {...field('comment')} label={t('comment')} maxLength={500} />
          <Failure text={failure} />
          <div className={parts['actions']}>
            <SubmitButton busy={busy ? t('sending') : undefined}>{t(`${what}.send`)}</SubmitButton>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('cancel.keep')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
