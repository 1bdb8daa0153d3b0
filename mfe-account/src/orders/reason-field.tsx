import { fieldIn } from '@suvarna/contracts/locale';
import type { OrderReason } from '@suvarna/contracts/orders';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { SelectField } from '@suvarna/ui/field';
import { useFocusAfterCommit } from '@suvarna/ui/focus';

interface ReasonFieldProps {
  readonly reasons: readonly OrderReason[];
  readonly value: string;
  readonly error: string | undefined;
  /** Reads the reasons again, where they could not be read. */
  readonly onAgain: (() => void) | undefined;
  readonly onChange: (reason: string) => void;
}

/** Why something is asked for. */
export function ReasonField({ reasons, value, error, onAgain, onChange }: ReasonFieldProps) {
  const { t, locale } = useRemoteContext();
  const focus = useFocusAfterCommit();
  return (
    <>
      <SelectField
        name="reason"
        label={t('order.reason')}
        value={value}
        error={onAgain ? t('order.action-failed') : error}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('order.reason-choose')}</option>
        {reasons.map((each) => (
          <option key={each.reason_id} value={each.reason_id}>
            {fieldIn(each, 'label', locale)}
          </option>
        ))}
      </SelectField>
      {onAgain && (
        <Button
          variant="quiet"
          onClick={() => {
            onAgain();
            // The button goes with what it says.
            focus(() => document.getElementById('field-reason'));
          }}
        >
          {t('again')}
        </Button>
      )}
    </>
  );
}
