import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field, type FieldProps } from '@suvarna/ui/field';
import { useState } from 'react';

/** A password that can be looked at while it is typed. */
export function PasswordField(field: Omit<FieldProps, 'type' | 'action'>) {
  const { t } = useRemoteContext();
  const [visible, setVisible] = useState(false);
  return (
    <Field
      {...field}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <Button
          variant="quiet"
          aria-pressed={visible}
          aria-label={t('sign-in.show-password')}
          onClick={() => setVisible(!visible)}
        >
          {t('sign-in.show')}
        </Button>
      }
    />
  );
}
