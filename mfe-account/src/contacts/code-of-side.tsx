import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { digitsOf } from '@suvarna/forms/digits';
import { Field } from '@suvarna/ui/field';
import { useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { contactsTexts } from '#texts/contacts';
import parts from '../page/parts.module.css';

interface CodeOfSideProps {
  readonly side: 'old' | 'new';
  /** Where its code went. */
  readonly to: string;
  readonly proven: boolean;
  readonly fault: string | undefined;
  readonly busy: boolean;
  readonly onCode: (code: string) => Promise<boolean>;
}

/** The code of one end; six digits are checked by themselves. */
export function CodeOfSide({ side, to, proven, fault, busy, onCode }: CodeOfSideProps) {
  const t = useT(contactsTexts);
  const [code, setCode] = useState('');
  if (proven)
    return (
      <p className={parts['good']} role="status">
        {t('contacts.proven', { to })}
      </p>
    );
  const type = (digits: string): void => {
    setCode(digits);
    if (digits.length === OTP_LENGTH && !busy)
      void onCode(digits).then((right) => {
        if (!right) setCode('');
      });
  };
  return (
    <Field
      name={`otp-${side}`}
      label={t(`contacts.code-${side}`, { to })}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      error={fault}
      onChange={({ target }) => type(digitsOf(target.value).slice(0, OTP_LENGTH))}
    />
  );
}
