import { fieldIn } from '@suvarna/contracts/locale';
import type { OrderReason } from '@suvarna/contracts/orders';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { ReadResult } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { SelectField } from '@suvarna/ui/field';
import { useFocusAfterCommit } from '@suvarna/ui/focus';

interface ReasonFieldProps {
  readonly reasons: ReadResult<OrderReason[]>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (reason: string) => void;
}

/** Why something is asked for. */
export function ReasonField({ reasons: { state, retry }, value, error, onChange }: ReasonFieldProps) {
  const { t, locale } = useRemoteContext();
  const focus = useFocusAfterCommit();
  const reasons = state.status === 'ready' ? state.data : [];
  const failed = state.status === 'failed';
  return (
    <>
      <SelectField
        name="reason"
        label={t('order.reason')}
        value={value}
        error={failed ? t('order.action-failed') : error}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('order.reason-choose')}</option>
        {reasons.map((each) => (
          <option key={each.reason_id} value={each.reason_id}>
            {fieldIn(each, 'label', locale)}
          </option>
        ))}
      </SelectField>
      {failed && (
        <Button
          variant="quiet"
          onClick={() => {
            retry();
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
