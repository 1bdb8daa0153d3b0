import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import type { ReferralCode } from '../referral/use-referral-code.ts';
import styles from './register.module.css';

const ID = 'field-referral_code';

/** To where the form is wrong. */
export const focusReferralField = (): void => document.getElementById(ID)?.focus();

/** "I have a referral code": a field for a visitor who has one, and none for everybody else. */
export function ReferralField({ code }: { readonly code: ReferralCode }) {
  const { t } = useRemoteContext();
  const faultText = useFaultText();
  if (!code.isOpen)
    return (
      <div>
        <Button variant="quiet" onClick={code.open}>
          {t('referral.have-code')}
        </Button>
      </div>
    );
  const isFault = code.verdict !== 'none' && code.verdict !== 'valid';
  return (
    <div className={styles['referral']}>
      <Field
        id={ID}
        name="referral_code"
        label={t('referral.code')}
        value={code.value}
        onChange={({ target }) => code.type(target.value)}
        onBlur={() => void code.check()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={isFault ? faultText(code.verdict) : undefined}
        action={
          <Button
            variant="quiet"
            // Pressed before the field is left: a visitor who has no code is not told that it is missing.
            onPointerDown={(event) => event.preventDefault()}
            onClick={code.close}
          >
            {t('referral.no-code')}
          </Button>
        }
      />
      <p className={styles['good']} role="status">
        {code.verdict === 'valid' && t('referral.valid')}
      </p>
    </div>
  );
}
