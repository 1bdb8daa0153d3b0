import { AddressForm } from '@suvarna/forms/address-form';
import type { AddressBody } from '@suvarna/contracts/customers';
import type { AddressDraft } from '@suvarna/forms/address-draft';
import { checkFields } from '@suvarna/forms/address-schema';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useFocusOnFault } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { Notice } from '../page/notice.tsx';
import { addressFailureText } from './address-failure.model.ts';
import styles from './address.module.css';

interface AddressEditorProps {
  readonly begin: AddressDraft;
  readonly save: (body: AddressBody) => Promise<void>;
  /** It stands in a sheet, which has a frame of its own. */
  readonly isFramed?: boolean;
}

/** One address of the account. Nothing is sent before all of it is right; the first fault takes the focus. */
export function AddressEditor({ begin, save, isFramed = false }: AddressEditorProps) {
  const { t } = useRemoteContext();
  const [draft, setDraft] = useState(begin);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const focusOnFault = useFocusOnFault();

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkFields(draft.fields, false);
    if (checked.kind === 'refused') {
      setDraft({ ...draft, faults: checked.faults });
      focusOnFault(form);
      return;
    }
    const { email: _email, ...body } = checked.body;
    setBusy(true);
    setFailure('');
    try {
      await save(body);
    } catch (error) {
      setFailure(addressFailureText(error, t));
    } finally {
      setBusy(false);
    }
  };

  return (
    // Nothing to submit with before the script is there: no address in an address bar.
    <form
      className={isFramed ? styles['form'] : `${styles['form']} ${styles['editor']}`}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <AddressForm prefix="shipping" draft={draft} guest={false} onChange={setDraft} />
      <div role="alert">{failure !== '' && <Notice kind="failure">{failure}</Notice>}</div>
      <SubmitButton size="large" busy={busy ? t('address.saving') : undefined}>
        {t('address.save')}
      </SubmitButton>
    </form>
  );
}
