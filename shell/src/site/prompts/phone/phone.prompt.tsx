import { CALLING_COUNTRIES, countryName } from '@suvarna/forms/countries';
import { formText } from '@suvarna/forms/texts';
import { digitsOf } from '@suvarna/forms/digits';
import { CodeField } from '@suvarna/ui/code-field';
import { Field, SelectField } from '@suvarna/ui/field';
import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { PhoneIcon } from '@suvarna/ui/icon';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useRef, type FormEvent } from 'react';
import { proofTexts } from '#texts/proof';
import { OTP_LENGTH } from '../constants.ts';
import { ProofForm } from '../../proof/proof-form.tsx';
import { PromptLayout } from '../prompt-layout.tsx';
import type { PromptProps } from '../prompt-props.ts';
import { buttonOf } from './phone.model.ts';
import styles from './phone.module.css';
import { usePhoneUpdate } from './use-phone-update.ts';
import { useProofHere } from './use-proof-here.ts';

/** A login without a phone (specification §2, §4): country code, number, code, and one button for all of it. */
export function View(props: PromptProps) {
  const { locale, t, onClose } = props;
  const { state, left, tell } = usePhoneUpdate(props);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    tell({ kind: 'press' });
  };
  const { otpFault } = state;
  const answerProof = useProofHere();
  const form = useRef<HTMLFormElement>(null);
  const focus = useLostFocusAfterCommit();

  return (
    <PromptLayout
      name="phone"
      icon={<PhoneIcon />}
      title={t('phone.title')}
      text={t('phone.text')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {answerProof !== null && (
        <ProofForm
          t={proofTexts(locale)}
          onProven={() => answerProof(true)}
          onDeclined={() => {
            answerProof(false);
            focus(() => form.current?.querySelector<HTMLElement>('button[type="submit"]') ?? null);
          }}
        />
      )}
      <form
        ref={form}
        className={styles['form']}
        method="post"
        noValidate
        hidden={answerProof !== null}
        onSubmit={submit}
      >
        <div className={styles['phone']}>
          <SelectField
            name="prompt-country-code"
            label={t('phone.code')}
            value={state.countryId}
            autoComplete="tel-country-code"
            onChange={(event) => tell({ kind: 'country', id: event.target.value })}
          >
            {CALLING_COUNTRIES.map(({ id, dial }) => (
              <option key={id} value={id}>{`+${dial} ${countryName(id, locale)}`}</option>
            ))}
          </SelectField>
          <Field
            name="prompt-phone"
            label={t('phone.number')}
            value={state.number}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={24}
            error={state.phoneFault && formText(state.phoneFault, locale)}
            onChange={(event) => tell({ kind: 'number', text: event.target.value })}
          />
        </div>
        <div role="status">
          {state.sentTo !== null && (
            <p className={styles['sent']}>
              {t('phone.sent', { phone: `+${state.sentTo.replace('-', ' ')}`, digits: OTP_LENGTH })}
            </p>
          )}
        </div>
        {state.sentTo !== null && (
          <CodeField
            name="prompt-otp"
            label={t('phone.otp')}
            value={state.otp}
            length={OTP_LENGTH}
            error={
              otpFault && (otpFault.kind === 'refused' ? otpFault.text : t(`phone.otp-${otpFault.kind}`))
            }
            hint={left > 0 ? t('phone.resend-in', { seconds: left }) : undefined}
            digitsOf={digitsOf}
            onType={(text) => tell({ kind: 'otp', text })}
          />
        )}
        <SubmitButton size="large" wide busy={state.busy === null ? undefined : t(`phone.${state.busy}`)}>
          {t(`phone.${buttonOf(state)}`)}
        </SubmitButton>
      </form>
    </PromptLayout>
  );
}
