import type { Nominee, PlanDetails } from '@suvarna/contracts/golden-bounty';
import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { bus } from '@suvarna/event-bus';
import { digitsOf } from '@suvarna/forms/digits';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useSend } from '@suvarna/forms/use-send';
import { useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { CodeField } from '@suvarna/ui/code-field';
import { takeFocus } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { Failure } from '@suvarna/ui/notice';
import { useRef, useState } from 'react';
import { FAILURES, failureText } from '../form/failure-text.model.ts';
import form from '../form/form.module.css';
import { useCountdown } from '../form/use-countdown.ts';
import parts from '../page/page-parts.module.css';
import type { Terms } from '../terms/terms.api.ts';
import { NomineeFields } from './nominee-fields.tsx';
import { updateNominee } from './nominee.api.ts';
import { fieldsOfNominee, nomineeOf, type NomineeFields as NomineeFieldsOf } from './nominee.model.ts';
import { nomineeSchema } from './nominee.schema.ts';

interface NomineeEditorProps {
  readonly plan: PlanDetails;
  readonly relationships: Terms['relationships'];
  readonly onSaved: (nominee: Nominee) => void;
  readonly onLeave: () => void;
}

/** Another nominee: written first, then confirmed by a code that goes to the customer's own phone. */
export function NomineeEditor({ plan, relationships, onSaved, onLeave }: NomineeEditorProps) {
  const t = useT();
  /** Where the code went; `null` before one was asked for. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  /** What stands in the field by now. */
  const typed = useRef('');
  /** How often a customer went back to what is written. */
  const returns = useRef(0);
  const [left, count] = useCountdown();
  const confirming = useSend(updateNominee);
  const bodyOf = (of: NomineeFieldsOf) => ({ plan_id: plan.plan_id, ...nomineeOf(of) });
  const { fields, field, busy, failure, submit } = useForm({
    schema: nomineeSchema,
    first: () => fieldsOfNominee(plan.nominee),
    body: bodyOf,
    send: async (body: ReturnType<typeof bodyOf>, key) => {
      confirming.forget();
      const before = returns.current;
      const sent = await updateNominee(body, key);
      count(sent.resend_after);
      // A customer who went back to what is written stays there.
      if (before === returns.current) setSentTo(sent.sent_to);
    },
    failures: FAILURES,
    text: useFaultText(),
  });
  const write = (digits: string): void => {
    typed.current = digits;
    setCode(digits);
  };
  const goBack = (): void => {
    returns.current += 1;
    setSentTo(null);
    write('');
  };

  /** All digits are there: they confirm by themselves. */
  const type = async (digits: string): Promise<void> => {
    write(digits);
    if (digits.length < OTP_LENGTH) return;
    const sent = await confirming.send({ ...bodyOf(fields), otp: digits });
    if (!sent.ok) {
      // Another code is on its way: this one has its turn after it.
      if (sent.error === undefined) return;
      if (typed.current === digits) write('');
      else await type(typed.current);
      return;
    }
    bus.emit('toast.message.requested', { text: t('nominee.saved'), kind: 'success' });
    onSaved(sent.answer.nominee);
  };

  const waits = sentTo !== null;
  return (
    <form
      ref={takeFocus}
      tabIndex={-1}
      className={`${parts['card']} ${form['form']}`}
      aria-label={t('nominee.change')}
      method="post"
      noValidate
      onSubmit={submit}
    >
      {waits ? (
        <>
          <p role="status">{confirming.busy ? t('code.checking') : t('code.sent', { phone: sentTo })}</p>
          <CodeField
            label={t('code.label', { digits: OTP_LENGTH })}
            value={code}
            error={failureText(confirming.failure, t) || undefined}
            length={OTP_LENGTH}
            digitsOf={digitsOf}
            onType={(digits) => void type(digits)}
          />
        </>
      ) : (
        <NomineeFields field={field} relationships={relationships} />
      )}
      <Failure text={failure} />
      <div className={parts['actions']}>
        <SubmitButton
          variant={waits ? 'secondary' : 'primary'}
          disabled={waits && left > 0}
          busy={busy ? t('sending') : undefined}
        >
          {!waits ? t('code.send') : left > 0 ? t('code.again-in', { seconds: left }) : t('code.again')}
        </SubmitButton>
        {waits && (
          <Button variant="quiet" onClick={goBack}>
            {t('code.back')}
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          {t('nominee.leave')}
        </Button>
      </div>
    </form>
  );
}
