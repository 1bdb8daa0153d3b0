import { AddressForm } from '@suvarna/forms/address-form';
import type { AddressBody } from '@suvarna/contracts/customers';
import type { AddressDraft } from '@suvarna/forms/address-draft';
import { addressOf, addressSchema } from '@suvarna/forms/address-schema';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { Failure } from '@suvarna/ui/notice';
import { addressFailureText } from './address-failure.model.ts';
import styles from './address.module.css';

interface AddressEditorProps {
  readonly begin: AddressDraft;
  readonly save: (body: AddressBody) => Promise<void>;
  /** It stands in a sheet, which has a frame of its own. */
  readonly isFramed?: boolean;
}

/** One address of the account. */
export function AddressEditor({ begin, save, isFramed = false }: AddressEditorProps) {
  const { t } = useRemoteContext();
  const form = useForm({
    schema: addressSchema(false),
    first: begin,
    body: addressOf,
    send: save,
    failures: (error) => addressFailureText(error, t),
    text: useFaultText(),
    shows: 'left',
  });

  return (
    // Nothing to submit with before the script is there: no address in an address bar.
    <form
      className={isFramed ? styles['form'] : `${styles['form']} ${styles['editor']}`}
      method="post"
      noValidate
      onSubmit={form.submit}
    >
      <AddressForm prefix="shipping" form={form} guest={false} />
      <Failure text={form.failure} />
      <SubmitButton size="large" busy={form.busy ? t('address.saving') : undefined}>
        {t('address.save')}
      </SubmitButton>
    </form>
  );
}
